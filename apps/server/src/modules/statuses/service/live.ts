import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Fanout } from '../../../platform/fanout/fanout.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { boardTopic } from './telling.ts'
import { wallTopic } from './walls.ts'

interface Watcher {
  accountId: AccountId
  /** Of a television; undefined for somebody who is signed in. */
  wallId: number | undefined
  /** Of somebody who is signed in. */
  userId?: number
  changed(statusId: number): void
  /** It may no longer look. */
  end(): void
}

/** Fan-out topic of people who do not work in an account any more: `account user`. */
const goneTopic = 'status.gone'

/** Milliseconds in which changes of one status are told as one. */
const together = 200

/** Boards that are open on this node, which hear of every change on any node. */
export function createLive(fanout: Fanout) {
  const watchers = new Set<Watcher>()
  const waiting = new Map<string, NodeJS.Timeout>()

  function tell(message: string): void {
    waiting.delete(message)
    const [account = 0, statusId = 0] = message.split(' ').map(Number)
    for (const watcher of watchers) if (watcher.accountId === account) watcher.changed(statusId)
  }

  fanout.hear(boardTopic, (message) => {
    if (watchers.size === 0 || waiting.has(message)) return
    waiting.set(message, setTimeout(() => tell(message), together).unref())
  })
  fanout.hear(wallTopic, (id) => {
    for (const watcher of watchers) if (watcher.wallId === Number(id)) watcher.end()
  })
  fanout.hear(goneTopic, (message) => {
    const [account, user] = message.split(' ').map(Number)
    for (const watcher of watchers) if (watcher.accountId === account && watcher.userId === user) watcher.end()
  })
  // What was missed is nobody's: every board asks again.
  fanout.onGap(() => {
    for (const watcher of watchers) watcher.changed(0)
  })

  return {
    watch(watcher: Watcher): () => void {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },

    /** Whoever leaves an account looks at its boards no longer, on any node. */
    gone: (tx: Tx, { accountId, userId }: { accountId: number; userId: number }): Promise<void> =>
      fanout.announce(tx, goneTopic, [`${accountId} ${userId}`]),

    /** How many boards are open on this node. */
    get open() {
      return watchers.size
    },

    close(): void {
      for (const timer of waiting.values()) clearTimeout(timer)
      for (const watcher of watchers) watcher.end()
    },
  }
}
