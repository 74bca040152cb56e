// What Swift cannot import of GTK: functions with a variable number of arguments, properties that can only be set at
// creation, generic signal handlers, and functions that older versions do not have.
#pragma once

#include "../../CAdwaita/shim.h"

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/// Lets the default main context of GLib run libdispatch's main queue, and with it Swift's main actor.
///
/// To be called once, on the main thread, before the main loop runs.
void loadkit_main_queue_attach(void);

/// Handles a signal: `arguments` begins with the object that emits it; `result` is NULL if none is wanted.
typedef void (*LoadKitSignalHandler)(void *data, const GValue *arguments, guint count, GValue *_Nullable result);

/// Connects a handler to a signal of any signature. `release` is called once, with `data`, when the connection ends.
gulong loadkit_signal_connect(gpointer object, const char *signal, void *data, LoadKitSignalHandler handler,
                              void (*release)(void *data));

/// A box with a role for assistive technology. Roles cannot be changed later.
GtkWidget *loadkit_box_new(GtkOrientation orientation, int spacing, GtkAccessibleRole role);
/// A label with a role for assistive technology.
GtkWidget *loadkit_label_new(GtkAccessibleRole role);

/// A spinner that only decorates: assistive technology does not see it.
GtkWidget *loadkit_spinner_new(void);
/// A picture that only decorates: assistive technology does not see it.
GtkWidget *loadkit_image_new(const char *icon);

/// The name of a widget for assistive technology.
void loadkit_accessible_set_label(GtkWidget *widget, const char *label);
/// What assistive technology says in addition to the name; NULL for nothing.
void loadkit_accessible_set_description(GtkWidget *widget, const char *_Nullable description);
/// The text of a value, such as "40%"; NULL for none.
void loadkit_accessible_set_value_text(GtkWidget *widget, const char *_Nullable text);
/// Whether a part of the screen is about to change as a whole.
void loadkit_accessible_set_busy(GtkWidget *widget, gboolean busy);
/// Whether a widget that keeps its focus cannot be used now.
void loadkit_accessible_set_disabled(GtkWidget *widget, gboolean disabled);
/// Whether what a button opens and closes is open.
void loadkit_accessible_set_expanded(GtkWidget *widget, gboolean expanded);
/// Whether assistive technology does not see a widget. To be said again after each change of its visibility.
void loadkit_accessible_set_hidden(GtkWidget *widget, gboolean hidden);

/// Lets assistive technology say something, if GTK can (from 4.14 on). `priority` is 0 (low) to 2 (high).
///
/// Returns FALSE if it cannot.
gboolean loadkit_accessible_announce(GtkWidget *widget, const char *text, int priority);

#pragma clang assume_nonnull end
G_END_DECLS
