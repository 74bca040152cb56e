#include "CAdwaitaProbe.h"

// The function returns the real value where it differs from the expected one.
char *probe_accessible_name(GtkWidget *widget) {
  char *name = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01");
  if (name == NULL || g_strcmp0(name, "undefined") != 0) return name;
  g_free(name);
  return NULL;
}

gboolean probe_accessible_is_hidden(GtkWidget *widget) {
  char *other = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  gboolean is_hidden = other == NULL;
  g_free(other);
  return is_hidden;
}

void probe_click(GtkWidget *button) { g_signal_emit_by_name(button, "clicked"); }
