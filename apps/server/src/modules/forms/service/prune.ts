import { formRecords } from '../ports.ts'
import { pruningAt } from '../rules/pruning.ts'
import { deletedWithin, formsWithOldDrafts } from '../store/everybody.ts'
import { deleteOldDrafts, deleteSettings, deleteVersions } from '../store/pruning.ts'
import type { Dependencies } from './dependencies.ts'

/**
 * Once a night: drafts that are long past go, and so does what stood in forms that were deleted a month ago; versions
 * that records were filled in with stay as long as the records. The files that only these named are idle then, and are
 * swept like any other. Safe to run twice.
 */
export function createPruning({ database, ports }: Pick<Dependencies, 'database' | 'ports'>) {
  return async (now: Date): Promise<void> => {
    const { draftsBefore, deletedAfter, deletedBefore } = pruningAt(now)
    for (const [accountId, forms] of await formsWithOldDrafts(database.tx, draftsBefore)) {
      const ids = forms.map(({ id }) => id)
      await database.transact(accountId, (tx) => deleteOldDrafts(tx, accountId, ids, draftsBefore))
    }
    const deleted = await deletedWithin(database.tx, { after: deletedAfter, before: deletedBefore })
    for (const [accountId, forms] of deleted) {
      const ids = forms.map(({ id }) => id)
      await database.transact(accountId, async (tx) => {
        const counts = await Promise.all(ports.all(formRecords).map((countsOf) => countsOf(tx, accountId, ids)))
        const without = ids.filter((id) => counts.every((records) => !records.get(id)))
        await deleteVersions(tx, accountId, ids, { published: false })
        await deleteVersions(tx, accountId, without, { published: true })
        await deleteSettings(tx, accountId, ids)
      })
    }
  }
}
