/**
 * Work of one key goes one after the other, of different keys side by side. More than `most` waiting under a key are
 * turned away: undefined.
 */
export function createTurns(most: number) {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>()
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value | undefined> => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (queue.waiting >= most) return undefined
    queues.set(key, queue)
    queue.waiting += 1
    const mine = queue.last.then(work)
    queue.last = mine.catch(() => undefined) // whoever asked for it is told; the next one begins anyway
    try {
      return await mine
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) queues.delete(key)
    }
  }
}
