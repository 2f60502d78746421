import { sql } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../db/database.ts'
import { deriveKey } from '../secrets.ts'
import { keepListening } from './keep-listening.ts'

/** Tells every node what changed, so that what they hold in memory is never old for long. */
export interface Fanout {
  /** Tells all nodes, this one too, once the transaction is committed. Messages are ids: 7,000 bytes at most. */
  announce(tx: Tx, topic: string, messages: readonly string[]): Promise<void>
  hear(topic: string, listener: (message: string) => void): void
  /** `listener` runs when messages may have been missed: whatever was learnt before must be forgotten. */
  onGap(listener: () => void): void
  /** False while nobody would tell this node of a change. */
  readonly connected: boolean
  close(): Promise<void>
}

interface FanoutOptions {
  connection: ClientConfig
  log: Logger
  /** The same for every node. */
  secret: Buffer
}

/** Fan-out by LISTEN/NOTIFY. It needs a session connection of its own: a transaction-mode pooler does not pass it on. */
export function createFanout({ connection, log, secret }: FanoutOptions): Fanout {
  // Whoever has a role of this database may listen and notify; only nodes know under which name.
  const channel = `matai_${deriveKey(secret, 'fanout').toString('hex').slice(0, 32)}`
  const listeners = new Map<string, ((message: string) => void)[]>()
  const gapListeners: (() => void)[] = []

  const line = keepListening({
    connection,
    channel,
    log,
    hear(payload) {
      const end = payload.indexOf(' ')
      const message = payload.slice(end + 1)
      for (const listener of listeners.get(payload.slice(0, end)) ?? []) listener(message)
    },
    gap() {
      for (const listener of gapListeners) listener()
    },
  })

  return {
    async announce(tx, topic, messages) {
      if (messages.length === 0) return
      const payloads = sql.param(messages.map((message) => `${topic} ${message}`))
      await tx.execute(sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`)
    },
    hear: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    onGap: (listener) => void gapListeners.push(listener),
    get connected() {
      return line.connected
    },
    close: line.close,
  }
}
