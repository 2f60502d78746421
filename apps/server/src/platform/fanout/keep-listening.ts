import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'

interface Line {
  connection: ClientConfig
  channel: string
  log: Logger
  hear(payload: string): void
  /** Runs when the line broke, and again when it stands: between the two nothing was heard. */
  gap(): void
}

/** Milliseconds between two attempts to connect, and between two signs of life. */
const retryAfter = 500
const heartbeatEvery = 5_000
const answerWithin = 3_000

/** Listens on a channel for as long as the process lives; a broken connection is made again. */
export function keepListening(line: Line): { readonly connected: boolean; close(): Promise<void> } {
  const closing = new AbortController()
  let connected = false
  let isTold = false

  async function listenOnce(): Promise<void> {
    const client = new Client({
      ...line.connection,
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
      application_name: 'matai-fanout',
    })
    const broken = new Promise<Error>((resolve) => {
      client.on('error', resolve)
      client.on('end', () => resolve(new Error('the connection ended')))
    })
    try {
      await client.connect()
      client.on('notification', ({ payload }) => line.hear(payload ?? ''))
      await client.query(`listen ${line.channel}`)
      connected = true
      if (isTold) line.log.info('changes of other nodes are heard again')
      isTold = false
      line.gap()
      throw await Promise.race([broken, silence(client)])
    } finally {
      connected = false
      line.gap()
      void client.end().catch(() => undefined) // it may be broken already
    }
  }

  /** A connection that a network dropped without a word shows only when it is asked. */
  async function silence(client: Client): Promise<Error> {
    try {
      for (;;) {
        await sleep(heartbeatEvery, undefined, { signal: closing.signal })
        await client.query('select 1')
      }
    } catch (error) {
      return error as Error // timers and pg throw nothing else
    }
  }

  async function listenOn(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch((error: Error) => {
        // Once for an outage, not for every attempt.
        if (closing.signal.aborted || isTold) return
        isTold = true
        line.log.warn({ error: error.message }, 'changes of other nodes are not heard')
      })
      await sleep(retryAfter, undefined, { signal: closing.signal }).catch(() => undefined) // closed meanwhile
    }
  }

  const ended = listenOn()
  return {
    get connected() {
      return connected
    },
    close() {
      closing.abort()
      return ended
    },
  }
}
