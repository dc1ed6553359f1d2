#pragma once
#include <malloc.h>  // mallopt: Swift's Glibc leaves it out
#include <gtk/gtk.h>
#include <gtk/gtk-a11y.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <sys/timerfd.h>

/* What libdispatch exports for CoreFoundation's run loop, so that another main loop can
   drain the main queue. If these ever go, the link fails loudly. Used by MainLoop.swift. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);
