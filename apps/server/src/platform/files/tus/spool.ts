import type { DataStore } from '@tus/server'
import { mkdirSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ownFolder } from '../../data-dir.ts'
import type { DiskRoom } from '../disk-room.ts'
import { removeOld } from '../remove-old.ts'
import { SpoolStore } from './spool-store.ts'

/** Milliseconds for which an upload can be resumed. */
export const spoolLifetime = 7 * 24 * 3_600_000

/** A resumable upload as it stands. */
export interface Spooled {
  /** Name of the file on the sender's machine. */
  name: string
  complete: boolean
}

/** All bytes of an upload, in a local file. */
export interface Collected {
  path: string
  /** Lets go of the file where it was only brought here to be looked at. */
  release(): Promise<void>
}

/** Resumable uploads on their way in. They outlive the server, which knows them from where they are kept alone. */
export interface Spool {
  store: DataStore
  /** Undefined when there is no such upload of this account. */
  find(id: string, accountId: number): Promise<Spooled | undefined>
  /** The bytes of one that is complete. */
  collect(id: string): Promise<Collected>
  /** When bytes of an upload came last; undefined when there is no such upload. */
  touchedAt(id: string): Promise<Date | undefined>
  remove(id: string): Promise<void>
  /** Removes uploads that nobody went on with since `moment`. */
  sweep(moment: Date): Promise<void>
}

/** What is written beside the bytes; `account` is put in by us and not by the sender. */
export const About = z.object({
  size: z.number().optional(),
  metadata: z.object({ account: z.string(), filename: z.string().nullish() }),
})

export function createSpool({ folder, room }: { folder: string; room: DiskRoom }): Spool {
  mkdirSync(folder, ownFolder)
  return {
    store: new SpoolStore({ directory: folder, expirationPeriodInMilliseconds: spoolLifetime }, room),

    async find(id, accountId) {
      const path = join(folder, id)
      const about = About.safeParse(await readJson(`${path}.json`)).data
      if (about?.metadata.account !== String(accountId)) return undefined
      const bytes = await stat(path).catch(() => undefined) // removed meanwhile
      return bytes && { name: about.metadata.filename ?? 'file', complete: bytes.size === about.size }
    },

    collect: async (id) => ({ path: join(folder, id), release: async () => undefined }),

    async touchedAt(id) {
      const about = await stat(join(folder, `${id}.json`)).catch(() => undefined) // removed meanwhile
      return about?.mtime
    },

    async remove(id) {
      for (const path of [join(folder, id), join(folder, `${id}.json`)]) await rm(path, { force: true })
    },

    sweep: (moment) => removeOld(folder, moment),
  }
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined // missing, or cut off when the server was killed
  }
}
