import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { everybody } from '../db/account-id.ts'
import { isServed } from '../db/is-served.ts'
import type { Database, Tx } from '../db/database.ts'
import { syncFolder } from '../files/sync-folder.ts'
import { readSecret, type SecretPlace, writeSecret } from '../secrets.ts'
import { markOf } from './mark-of.ts'
import { nextName, settleSecret } from './settle-secret.ts'
import { lockMark, putMark } from './store.ts'

export interface Keys {
  from: Buffer
  to: Buffer
}

/** Seals everything of one kind anew; answers how many there were and how many did not open with the old key. */
export type Reseal = (tx: Tx, keys: Keys) => Promise<{ sealed: number; lost: number }>

export interface Change extends SecretPlace {
  database: Pick<Database, 'transact'>
  reseal: Reseal
}

/** A node is at work and would go on with the former secret. */
export class StillServed extends Error {}

/** A sealed value that the present secret does not open: nothing was changed. */
export class Unreadable extends Error {}

/**
 * Changes the secret while no server runs. The new one is on the disk before the database has it, and takes its place
 * after: wherever this is cut off, the next start finds the one that fits (`settleSecret`).
 */
export async function rotateSecret(change: Change): Promise<{ sealed: number }> {
  const { database, dataDir, reseal } = change
  const from = await settleSecret({ ...change, transact: database.transact })
  const next = join(dataDir, nextName)
  rmSync(next, { force: true })
  const to = writeSecret(next)
  await syncFolder(dataDir)
  const { sealed } = await database.transact(everybody, async (tx) => {
    await lockMark(tx)
    await refuseServed(tx)
    const done = await reseal(tx, { from, to })
    if (done.lost > 0) throw new Unreadable()
    await putMark(tx, markOf(to))
    return done
  })
  await takePlace(dataDir)
  return { sealed }
}

/** Goes on with the present secret where the former one is lost; what it does not open is closed by a word nobody knows. */
export async function replaceSecret({ database, dataDir, secret, reseal }: Change): Promise<{ lost: number }> {
  const present = readSecret({ secret, dataDir })
  return database.transact(everybody, async (tx) => {
    await lockMark(tx)
    await refuseServed(tx)
    const { lost } = await reseal(tx, { from: present, to: present })
    await putMark(tx, markOf(present))
    return { lost }
  })
}

/** A server that was just stopped stands in the list for a moment longer. */
async function refuseServed(tx: Tx): Promise<void> {
  for (let tries = 0; await isServed((query) => tx.execute(query)); tries++) {
    if (tries === 15) throw new StillServed()
    await wait(200)
  }
}

async function takePlace(dataDir: string): Promise<void> {
  try {
    renameSync(join(dataDir, nextName), join(dataDir, 'secret'))
  } catch (error) {
    // A start beside this one was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await syncFolder(dataDir)
}
