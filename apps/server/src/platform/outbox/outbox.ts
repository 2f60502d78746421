import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataDir, ownFile } from '../data-dir.ts'
import { withFileLock } from './file-lock.ts'

/** A message that nobody sent, for the operator to read. */
export interface OutboxMessage {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  channel: 'sms' | 'email'
  to: string
  text: string
}

export interface Outbox {
  add(message: Pick<OutboxMessage, 'channel' | 'to' | 'text'>): Promise<void>
  /** Newest first. */
  list(): Promise<OutboxMessage[]>
}

const keeps = 200

/** Keeps messages in a file that only this user reads, never in the database: a stolen one must show no code. */
export function createOutbox({ dataDir, now }: { dataDir: string; now: () => Date }): Outbox {
  const path = join(dataDir, 'outbox.jsonl')
  return {
    async add(message) {
      makeDataDir(dataDir)
      const line = JSON.stringify({ id: randomUUID(), at: now().toISOString(), ...message })
      await withFileLock(`${path}.lock`, async () => {
        const lines = [...(await readLines(path)), line].slice(-keeps)
        await writeFile(`${path}.new`, `${lines.join('\n')}\n`, { mode: ownFile })
        await rename(`${path}.new`, path)
      })
    },
    async list() {
      const lines = await readLines(path)
      return lines.map((line) => JSON.parse(line) as OutboxMessage).reverse() // only add() writes this file
    },
  }
}

async function readLines(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter(Boolean)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
