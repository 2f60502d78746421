import { setTimeout as sleep } from 'node:timers/promises'

/** Refuses work when more waits than can be written in time. */
export class QueueFull extends Error {
  constructor() {
    super('too many writes are waiting')
    this.name = 'QueueFull'
  }
}

/** Milliseconds between two looks whether all is written; only a server that stops looks. */
const pollEvery = 2

interface GroupCommitOptions<Item> {
  /** Writes all or nothing: when it returns, every item is committed. */
  write(items: Item[]): Promise<void>
  /** Most items of one write. */
  batch: number
  /** Most items that may wait. */
  queue: number
}

export interface GroupCommit<Item> {
  /** Returns once the item is committed; throws when its write failed, or QueueFull. */
  add(item: Item): Promise<void>
  /** Returns when nothing waits any more. */
  drain(): Promise<void>
}

/** The same for each key by itself: what fails for one fails for nobody else, and none waits for another's write. */
export function createKeyedCommit<Item>({
  keyOf,
  ...options
}: GroupCommitOptions<Item> & { keyOf(item: Item): number | string }): GroupCommit<Item> {
  const groups = new Map<number | string, { commit: GroupCommit<Item>; waiting: number }>()
  let waiting = 0
  return {
    async add(item) {
      if (waiting >= options.queue) throw new QueueFull()
      const key = keyOf(item)
      const group = groups.get(key) ?? { commit: createGroupCommit(options), waiting: 0 }
      groups.set(key, group)
      waiting += 1
      group.waiting += 1
      try {
        await group.commit.add(item)
      } finally {
        waiting -= 1
        group.waiting -= 1
        if (group.waiting === 0) groups.delete(key)
      }
    },
    async drain() {
      while (waiting > 0) await sleep(pollEvery)
    },
  }
}

interface Waiting<Item> {
  item: Item
  resolve(): void
  reject(error: unknown): void
}

/**
 * Commits what many callers add at the same time in one write: while one group is being written the next one gathers.
 * A failed write fails its own items only.
 */
export function createGroupCommit<Item>({ write, batch, queue }: GroupCommitOptions<Item>): GroupCommit<Item> {
  let waiting: Waiting<Item>[] = []
  let state: 'idle' | 'starting' | 'writing' = 'idle'

  function start(): void {
    if (waiting.length === 0) {
      state = 'idle'
      return
    }
    state = 'writing'
    const group = waiting.length <= batch ? waiting : waiting.slice(0, batch)
    waiting = waiting.length <= batch ? [] : waiting.slice(batch)
    void written(group).then((tell) => {
      // The next group is on its way to the database before the answers of this one are written.
      start()
      tell()
    })
  }

  /** Writes a group and returns what is left to do: to tell each of its callers how it went. */
  async function written(group: Waiting<Item>[]): Promise<() => void> {
    try {
      await write(group.map(({ item }) => item))
      return () => {
        for (const { resolve } of group) resolve()
      }
    } catch (error) {
      return () => {
        for (const { reject } of group) reject(error)
      }
    }
  }

  return {
    add(item) {
      if (waiting.length >= queue) return Promise.reject(new QueueFull())
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        if (state !== 'idle') return
        // Whoever was read from the sockets in the same turn of the event loop goes into the first group.
        state = 'starting'
        setImmediate(start)
      })
    },
    async drain() {
      while (state !== 'idle') await sleep(pollEvery)
    },
  }
}
