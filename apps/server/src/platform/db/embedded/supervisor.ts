import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

export interface Watched {
  /** opens the line that ends when the server ends */
  connection: ClientConfig
  restart(): Promise<ClientConfig>
  log: Log
}

export interface Log {
  info(sentence: string): void
  warn(sentence: string): void
  error(sentence: string): void
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

/** Holds one idle session; when it breaks, brings the server back with growing pauses. The answer stops the watch. */
export function supervise(watched: Watched): () => Promise<void> {
  const ended = new AbortController()
  const loop = watch(watched, ended.signal)
  return async () => {
    ended.abort()
    await loop
  }
}

async function watch({ connection, restart, log }: Watched, ended: AbortSignal): Promise<void> {
  let current = connection
  let pause = FIRST_PAUSE_MS
  let told = ''
  while (!ended.aborted) {
    if (await holdSession(current, ended)) pause = FIRST_PAUSE_MS
    if (ended.aborted) return
    if (!told) log.warn('The database ended; starting it again')
    try {
      current = await restart()
      log.info('The database is back')
      told = ''
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (problem !== told) log.error(problem)
      told = problem
    }
    await wait(pause, undefined, { signal: ended }).catch(() => undefined)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** Waits until the session ends; false when it could not even begin. */
async function holdSession(connection: ClientConfig, ended: AbortSignal): Promise<boolean> {
  const client = new Client({ ...connection, application_name: 'matai supervisor', keepAlive: true })
  const broken = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
    ended.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await client.connect()
    await broken
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
