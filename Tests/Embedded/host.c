// What a host without an operating system provides: memory, 128-bit products, random numbers.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Memory is handed out in order and never taken back, and grown by pages of WebAssembly (64 KB).
int posix_memalign(void **result, size_t alignment, size_t size) {
  static uintptr_t end;
  if (end == 0) end = (uintptr_t)&__heap_base;
  uintptr_t start = (end + alignment - 1) & ~(uintptr_t)(alignment - 1);
  end = start + size;
  while (end > __builtin_wasm_memory_size(0) * 65536u) {
    if (__builtin_wasm_memory_grow(0, 1) == (size_t)-1) return 12; // ENOMEM
  }
  *result = (void *)start;
  return 0;
}

void free(void *memory) { (void)memory; }

// `Duration` is a 128-bit integer; WebAssembly multiplies 64 bits, and the compiler calls this for more.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t a0 = (uint32_t)a, a1 = (uint64_t)a >> 32, b0 = (uint32_t)b, b1 = (uint64_t)b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(a >> 64) * (uint64_t)b + (uint64_t)a * (uint64_t)(b >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other << 32) | (uint32_t)low);
}

// Jitter only needs numbers that spread (xorshift64); a real host asks its source of entropy.
void arc4random_buf(void *buffer, size_t count) {
  static uint64_t state = 0x9E3779B97F4A7C15u;
  for (unsigned char *byte = buffer; count > 0; byte++, count--) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    *byte = (unsigned char)(state >> 32);
  }
}
