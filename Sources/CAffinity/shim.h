#pragma once
// glibc's, which its own headers show only to those who define _GNU_SOURCE before the first of them.
// A set of cores is a bit for each, here as bytes.
#include <pthread.h>
#include <stddef.h>
#include <sys/types.h>

int sched_getcpu(void);
int sched_getaffinity(pid_t process, size_t size, unsigned char *set);
int sched_setaffinity(pid_t process, size_t size, const unsigned char *set);
int pthread_attr_setaffinity_np(pthread_attr_t *attributes, size_t size, const unsigned char *set);
