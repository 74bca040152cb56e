#include "CAdwaitaSupport.h"

typedef struct {
  GClosure closure;
  LoadKitSignalHandler handler;
  void (*release)(void *data);
} SignalClosure;

static void marshal(GClosure *closure, GValue *result, guint count, const GValue *arguments, gpointer hint,
                    gpointer data) {
  (void)hint;
  (void)data;
  ((SignalClosure *)closure)->handler(closure->data, arguments, count, result);
}

static void finalize(gpointer data, GClosure *closure) { ((SignalClosure *)closure)->release(data); }

gulong loadkit_signal_connect(gpointer object, const char *signal, void *data, LoadKitSignalHandler handler,
                              void (*release)(void *data)) {
  GClosure *closure = g_closure_new_simple(sizeof(SignalClosure), data);
  ((SignalClosure *)closure)->handler = handler;
  ((SignalClosure *)closure)->release = release;
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, data, finalize);
  return g_signal_connect_closure(object, signal, closure, FALSE);
}
