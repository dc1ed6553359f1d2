/* The least that any check of a release folder has to do: read every text, and the first 64 bytes of every picture. */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static long total;

static int ends_with(const char *name, const char *end) {
  size_t length = strlen(name), tail = strlen(end);
  return length >= tail && strcmp(name + length - tail, end) == 0;
}

static void read_file(int folder, const char *name, size_t most) {
  static char buffer[1 << 16];
  int file = openat(folder, name, O_RDONLY);
  if (file < 0) return;
  ssize_t got = read(file, buffer, most < sizeof buffer ? most : sizeof buffer);
  if (got > 0) total += got;
  close(file);
}

static void walk(int parent, const char *name) {
  int folder = openat(parent, name, O_RDONLY | O_DIRECTORY);
  if (folder < 0) return;
  DIR *stream = fdopendir(folder);
  for (struct dirent *entry; (entry = readdir(stream));) {
    if (entry->d_name[0] == '.') continue;
    if (entry->d_type == DT_DIR) walk(folder, entry->d_name);
    else if (ends_with(entry->d_name, ".txt")) read_file(folder, entry->d_name, 1 << 16);
    else if (ends_with(entry->d_name, ".png")) read_file(folder, entry->d_name, 64);
  }
  closedir(stream);
}

int main(int count, char **arguments) {
  walk(AT_FDCWD, count > 1 ? arguments[1] : ".");
  printf("%ld\n", total);
  return 0;
}
