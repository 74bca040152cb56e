#include "CAdwaitaSupport.h"

#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

// libdispatch exports these two for run loops (Foundation's is their user), but declares them in no public header. On
// Linux the handle is an eventfd that becomes readable when the main queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean run_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
  (void)condition;
  (void)data;
  // Nothing else takes the wake-up away: unread, it would keep a whole core busy.
  uint64_t wakeups;
  (void)!read(descriptor, &wakeups, sizeof wakeups);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

void loadkit_main_queue_attach(void) {
  // Below input, so that many small tasks do not hold up the keyboard, and not below drawing, which would starve tasks
  // while an animation runs.
  g_unix_fd_add_full(GDK_PRIORITY_REDRAW, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, run_main_queue, NULL, NULL);
}
