/** Refuses work when more waits than can be written in time. */
export class QueueFull extends Error {
  constructor() {
    super('too many writes are waiting')
    this.name = 'QueueFull'
  }
}

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
  let writing: Promise<void> | undefined

  async function writeOn(): Promise<void> {
    // Whoever was read from the sockets in the same turn of the event loop goes into the first group.
    await nextTurn()
    while (waiting.length > 0) {
      const group = waiting.length <= batch ? waiting : waiting.slice(0, batch)
      waiting = waiting.length <= batch ? [] : waiting.slice(batch)
      const tell = await written(group)
      // A turn later, so that the next group is on its way to the database before a thousand answers are sent.
      setImmediate(tell)
    }
    writing = undefined
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
        writing ??= writeOn()
      })
    },
    async drain() {
      while (writing) await writing
      await nextTurn()
    },
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
