#define _GNU_SOURCE
#include "CAdwaitaSupport.h"

#include <dlfcn.h>

GtkWidget *loadkit_box_new(GtkOrientation orientation, int spacing, GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_BOX, "orientation", orientation, "spacing", spacing, "accessible-role", role, NULL);
}

GtkWidget *loadkit_label_new(GtkAccessibleRole role) {
  return g_object_new(GTK_TYPE_LABEL, "accessible-role", role, NULL);
}

GtkWidget *loadkit_spinner_new(void) {
  return g_object_new(GTK_TYPE_SPINNER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

GtkWidget *loadkit_image_new(const char *icon) {
  return g_object_new(GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

void loadkit_accessible_set_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void loadkit_accessible_set_description(GtkWidget *widget, const char *description) {
  if (description != NULL)
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  else
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void loadkit_accessible_set_value_text(GtkWidget *widget, const char *text) {
  if (text != NULL)
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  else
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
}

void loadkit_accessible_set_busy(GtkWidget *widget, gboolean busy) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

void loadkit_accessible_set_disabled(GtkWidget *widget, gboolean disabled) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
}

void loadkit_accessible_set_expanded(GtkWidget *widget, gboolean expanded) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

void loadkit_accessible_set_hidden(GtkWidget *widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

gboolean loadkit_accessible_announce(GtkWidget *widget, const char *text, int priority) {
  typedef void (*Announce)(GtkAccessible *accessible, const char *message, int priority);
  static Announce announce;
  static gsize is_looked_up;
  if (g_once_init_enter(&is_looked_up)) {
    announce = (Announce)dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
    g_once_init_leave(&is_looked_up, 1);
  }
  if (announce == NULL) return FALSE;
  announce(GTK_ACCESSIBLE(widget), text, priority);
  return TRUE;
}
