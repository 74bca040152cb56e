// What tests need of GTK: the names and states that assistive technology gets, and a click.
#pragma once

#include "../../../Sources/CAdwaita/shim.h"

G_BEGIN_DECLS
#pragma clang assume_nonnull begin

/// The name of a widget for assistive technology, to be freed; NULL if it has none.
char *_Nullable probe_accessible_name(GtkWidget *widget);
/// Whether a widget is hidden from assistive technology.
gboolean probe_accessible_is_hidden(GtkWidget *widget);
/// Presses a button, without the delay of a key.
void probe_click(GtkWidget *button);

#pragma clang assume_nonnull end
G_END_DECLS
