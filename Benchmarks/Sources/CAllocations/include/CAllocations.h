#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted here: only with glibc, whose allocator has a second name.
bool allocations_are_counted(void);

/// Begins to count the blocks of memory that the whole process allocates.
void allocations_begin(void);

/// Ends counting, and answers with the number since it began.
int64_t allocations_end(void);

/// The bytes of all blocks that are allocated now; -1 where that is not known.
int64_t allocated_bytes(void);
