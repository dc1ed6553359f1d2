/* The least that a look at the alpha channel of pictures has to do: read each file, inflate it whole with libdeflate
   into memory that is used again, and or its alpha bytes together. On every core, without a thought for memory. */
#include <dirent.h>
#include <fcntl.h>
#include <libdeflate.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *names[100000];
static int count;
static atomic_int next;
static const char *folder;

static uint32_t big(const unsigned char *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static void *work(void *unused) {
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  unsigned char *input = NULL, *rows = NULL;
  size_t input_room = 0, rows_room = 0;
  unsigned found = 0;
  for (int index; (index = atomic_fetch_add(&next, 1)) < count;) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, names[index]);
    int file = open(path, O_RDONLY);
    struct stat status;
    fstat(file, &status);
    if ((size_t)status.st_size > input_room) input = realloc(input, input_room = status.st_size);
    ssize_t got = read(file, input, status.st_size);
    close(file);
    size_t width = big(input + 16), height = big(input + 20), length = (width * 4 + 1) * height, gathered = 0;
    for (ssize_t at = 8; at + 12 <= got;) {
      uint32_t size = big(input + at);
      int is_pixels = memcmp(input + at + 4, "IDAT", 4) == 0;
      if (is_pixels) {
        memmove(input + gathered, input + at + 8, size);
        gathered += size;
      }
      at += 12 + size;
    }
    if (length > rows_room) rows = realloc(rows, rows_room = length);
    libdeflate_deflate_decompress(inflater, input + 2, gathered - 2, rows, length, NULL);
    for (size_t at = 4; at < length; at += 4) found |= rows[at];
  }
  return (void *)(uintptr_t)found;
}

int main(int argc, char **argv) {
  folder = argv[1];
  DIR *stream = opendir(folder);
  for (struct dirent *entry; (entry = readdir(stream));)
    if (strstr(entry->d_name, ".png")) names[count++] = strdup(entry->d_name);
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  pthread_t threads[256];
  for (long core = 1; core < cores; core++) pthread_create(&threads[core], NULL, work, NULL);
  uintptr_t found = (uintptr_t)work(NULL);
  for (long core = 1; core < cores; core++) pthread_join(threads[core], NULL);
  printf("%d pictures, %u\n", count, (unsigned)found);
  return 0;
}
