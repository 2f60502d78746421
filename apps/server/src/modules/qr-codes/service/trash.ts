import { trashDays, type TrashItem } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { failField, notFound } from '../../../platform/failure.ts'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'
import { countsOf } from '../../ledger/service/counts.ts'
import { qrCodesChanged, qrCodesPurged } from '../events.ts'
import { mayDelete } from '../rules/codes.ts'
import { updateQrCodes } from '../store/bulk.ts'
import type { QrCodeRow } from '../store/codes.ts'
import { overdueTrash } from '../store/everybody.ts'
import { hasHome } from '../store/kinds.ts'
import { countTrash, listTrash, lockTrash, purgeTrash } from '../store/trash.ts'
import type { Acting, Dependencies } from './dependencies.ts'
import { endFilesOfDeleted, openFilesOf } from './end-files.ts'
import type { Looking } from './read.ts'
import { remember } from './remember.ts'

interface TrashRequest {
  page: number
  pageSize: number
  keyword: string
  cursor?: string | undefined
}

const day = 86_400_000
/** More than these are not counted. */
const countedAtMost = 1_000
/** Codes whose content one transaction removes. */
const purgedAtOnce = 1_000

/** What was deleted before has no content any more. */
export const contentSince = (now: Date) => new Date(now.getTime() - trashDays * day)

/** Brings codes of the trash, held by the caller, back as they were. */
export async function restoreKept(
  { events, directories, audit, files }: Pick<Dependencies, 'events' | 'directories' | 'audit' | 'files'>,
  tx: Tx,
  rows: QrCodeRow[],
  acting: Acting,
): Promise<void> {
  const { accountId, now } = acting
  const ids = rows.map(({ id }) => id)
  // A directory that goes hands its trash to the default one, so that theirs is there.
  await updateQrCodes(tx, accountId, ids, { deletedAt: null, updatedAt: now })
  await openFilesOf({ files }, tx, accountId, { codes: ids, by: 'deletion' })
  const back = Map.groupBy(rows, ({ directoryId }) => directoryId)
  await directories.count(tx, accountId, new Map([...back].map(([id, inside]) => [id, inside.length])))
  await remember(
    audit,
    tx,
    acting,
    'restored',
    rows.map(({ id, name }) => ({ id, name })),
  )
  await events.announce(tx, qrCodesChanged, { accountId, ids })
}

/** Deleted codes keep their content for some days and can come back as they were. */
export function createTrash({ database, events, directories, audit, files }: Dependencies) {
  return {
    async list({ page, pageSize, keyword, cursor }: TrashRequest, { caller, now }: Looking) {
      const { tx } = database
      const { accountId, zone } = caller
      const after = cursor === undefined ? undefined : (readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat'))
      const query = { keyword, since: contentSince(now), after, offset: (page - 1) * pageSize, limit: pageSize }
      const [rows, total] = await Promise.all([
        listTrash(tx, accountId, query),
        countTrash(tx, accountId, query, countedAtMost + 1),
      ])
      const counts = await countsOf(tx, { accountId, zone, now, ids: rows.map(({ id }) => id) })
      const can = { restore: mayDelete(caller) }
      const last = rows.length === pageSize ? rows.at(-1) : undefined
      return {
        list: rows.map(({ id, name, kind, deletedAt }): TrashItem => {
          const deleted = deletedAt ?? now // only deleted ones are listed
          const purgeAt = new Date(deleted.getTime() + trashDays * day).toISOString()
          const scansTotal = counts.get(id)?.total.people ?? 0
          return { id, name, kind, deletedAt: deleted.toISOString(), purgeAt, scansTotal, can }
        }),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: last ? writeCursor([last.moment, last.id]) : null,
      }
    },

    /** Back to where they were; into the default directory when theirs is gone. Refuses unless all can come back. */
    restore: (ids: string[], acting: Acting): Promise<number> =>
      database.transact(acting.accountId, async (tx) => {
        const { accountId, now } = acting
        const unique = [...new Set(ids)]
        await directories.hold(tx, accountId)
        const rows = await lockTrash(tx, accountId, unique, contentSince(now))
        if (rows.length < unique.length) notFound()
        const homes = rows.filter(({ kind }) => kind === 'home').length
        if (homes > 1 || (homes === 1 && (await hasHome(tx, accountId)))) failField('ids', 'kinds.homepageExists')
        await restoreKept({ events, directories, audit, files }, tx, rows, acting)
        return rows.length
      }),

    endFiles: (now: Date): Promise<void> => endFilesOfDeleted({ database, files }, now),

    /** Removes the content of what has been in the trash for its days. Safe to run twice: what is purged is not found. */
    async purge(now: Date): Promise<void> {
      const before = contentSince(now)
      let isMore: boolean
      do {
        const overdue = await overdueTrash(database.tx, { before, atMost: purgedAtOnce })
        let purged = 0
        for (const [accountId, rows] of overdue) {
          const ids = rows.map(({ id }) => id)
          purged += await database.transact(accountId, async (tx) => {
            const gone = await purgeTrash(tx, accountId, { ids, before, now })
            if (gone.length > 0) await events.announce(tx, qrCodesPurged, { accountId, ids: gone })
            return gone.length
          })
        }
        const picked = overdue.reduce((sum, [, rows]) => sum + rows.length, 0)
        // Those that others hold are for them, or for tomorrow.
        isMore = picked === purgedAtOnce && purged > 0
      } while (isMore)
    },
  }
}
