/**
 * Settings of the system's allocator for the server's process: it returns the memory of large files at once; by default
 * each thread keeps it for the next one. It reads them only when a process begins.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
