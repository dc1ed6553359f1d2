/* Starts a program and prints the milliseconds from exec until something large is drawn on the display, then the
   kilobytes of memory it has after two more seconds. Run it on a display where nothing else is. Without a program it
   only stays connected to the display, which would begin anew between two programs otherwise. */
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static long memory(pid_t pid) {
  char path[64], line[256];
  long kilobytes = 0;
  snprintf(path, sizeof path, "/proc/%d/status", pid);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (strncmp(line, "VmRSS:", 6) == 0) kilobytes = atol(line + 6);
  if (file) fclose(file);
  return kilobytes;
}

int main(int argc, char **argv) {
  Display *display = XOpenDisplay(NULL);
  int damage_event, damage_error;
  if (argc < 2 && display)
    for (;;) pause();
  if (!display || !XDamageQueryExtension(display, &damage_event, &damage_error)) return 2;
  Window root = DefaultRootWindow(display);
  XDamageCreate(display, root, XDamageReportRawRectangles);
  XSync(display, True); /* what is on the display already does not count */

  double start = now(), drawn = 0;
  pid_t pid = fork();
  if (pid == 0) {
    execv(argv[1], argv + 1);
    _exit(127);
  }
  while (drawn == 0 && now() - start < 20000) {
    struct pollfd wait = {ConnectionNumber(display), POLLIN, 0};
    if (!XPending(display)) poll(&wait, 1, 100);
    while (drawn == 0 && XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      if (event.type != damage_event + XDamageNotify) continue;
      XRectangle area = ((XDamageNotifyEvent *)&event)->area;
      if (area.width >= 300 && area.height >= 300) drawn = now() - start;
    }
  }
  usleep(2000000);
  printf("%.1f %ld\n", drawn, memory(pid));
  kill(pid, SIGTERM);
  waitpid(pid, NULL, 0);
  return drawn == 0;
}
