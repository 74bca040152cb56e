#include "CAllocations.h"

#include <stdatomic.h>
#include <stdlib.h>

static atomic_bool is_counting;
static atomic_int_least64_t count;

bool allocations_are_counted(void) {
#ifdef __GLIBC__
  return true;
#else
  return false;
#endif
}

void allocations_begin(void) {
  atomic_store(&count, 0);
  atomic_store(&is_counting, true);
}

int64_t allocations_end(void) {
  atomic_store(&is_counting, false);
  return atomic_load(&count);
}

#if defined(__GLIBC__)
#include <malloc.h>

int64_t allocated_bytes(void) {
#if __GLIBC_PREREQ(2, 33)
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
#else
  return -1;
#endif
}
#elif defined(__APPLE__)
#include <malloc/malloc.h>

int64_t allocated_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return (int64_t)statistics.size_in_use;
}
#else
int64_t allocated_bytes(void) { return -1; }
#endif

#ifdef __GLIBC__
#include <errno.h>

// A program's own definitions take the place of the C library's, for all libraries that it loads.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Not counting costs one load and one branch, so that times are taken without a locked instruction for each block.
static void note(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed))
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? ENOMEM : 0;
}
#endif
