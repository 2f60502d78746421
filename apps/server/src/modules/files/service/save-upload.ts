import type { StoredFile } from '@matai/contract'
import { Failure, fail, notFound } from '../../../platform/failure.ts'
import type { Uploader } from '../../../platform/http/context.ts'
import { toStoredFile } from '../rules.ts'
import * as store from '../store/files.ts'
import type { Accept } from './accept.ts'
import { inUse } from './idle.ts'
import type { Dependencies } from './dependencies.ts'

interface Asked {
  id: string
  name?: string | undefined
}

/** Stores a resumable upload under its own id. Asked again, also at the same time, it answers the same file. */
export function saveUpload({ database, places: { spool, staging }, filesOrigin }: Dependencies, accept: Accept) {
  const underWay = new Map<string, Promise<StoredFile>>()

  /** Unlogged: a file shows nowhere until something names it. */
  async function save({ id, name }: Asked, caller: Uploader): Promise<StoredFile> {
    const [stored] = await inUse(database.tx, await store.listFiles(database.tx, caller.accountId, [id]))
    if (stored) {
      const isNew = name !== undefined && name !== stored.name
      const named = isNew ? await store.renameFile(database.tx, caller.accountId, id, name) : stored
      return toStoredFile(named ?? notFound(), filesOrigin)
    }
    const spooled = (await spool.find(id, caller.accountId)) ?? notFound()
    if (!spooled.complete) fail('files.uploadUnfinished')
    const staged = await staging.measure(spooled.path)
    try {
      const file = await accept({ id, name: name ?? spooled.name, caller, staged })
      await spool.remove(id)
      return file
    } catch (error) {
      // What will never be accepted need not be kept; with a full disk or a lost database it can be saved later.
      if (error instanceof Failure && error.errorName !== 'server') await spool.remove(id)
      throw error
    }
  }

  return async (asked: Asked, caller: Uploader): Promise<StoredFile> => {
    const key = `${caller.accountId}/${asked.id}`
    const saving = underWay.get(key) ?? save(asked, caller)
    underWay.set(key, saving)
    try {
      return await saving
    } finally {
      underWay.delete(key)
    }
  }
}
