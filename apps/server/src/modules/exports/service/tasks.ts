import { type ExportKind, exportKinds, type ExportTask, mayCall } from '@matai/contract'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'
import { expiryOf, isForAdmin, toTask } from '../rules/task.ts'
import { cancelTask, countTasks, findTask, idsWithFile, listTasks } from '../store/tasks.ts'
import type { Dependencies } from './dependencies.ts'

interface ListRequest {
  page: number
  pageSize: number
  keyword: string
  cursor?: string | undefined
}

/** More than these are not counted. */
const countedAtMost = 1_000

/** What somebody sees of the own tasks, and does with them. */
export function createTasks({ database, places }: Pick<Dependencies, 'database' | 'places'>) {
  const { tx } = database
  return {
    async list({ page, pageSize, keyword, cursor }: ListRequest, { caller, say }: MemberContext) {
      // Until its file is there, a task is called what its kind is called.
      const isNamed = (kind: ExportKind) =>
        say(`exports.kind_${kind}`).toLocaleLowerCase().includes(keyword.toLocaleLowerCase())
      const wanted = keyword === '' ? undefined : { keyword, kinds: exportKinds.filter(isNamed) }
      const query = { wanted, before: positionOf(cursor), offset: (page - 1) * pageSize, limit: pageSize }
      const [rows, total] = await Promise.all([
        listTasks(tx, caller, query),
        countTasks(tx, caller, wanted, countedAtMost + 1),
      ])
      const last = rows.length === pageSize ? rows.at(-1) : undefined
      return {
        list: rows.map((row) => toTask(row, say)),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: last ? writeCursor([last.createdAt.toISOString().replace('Z', '000Z'), String(last.id)]) : null,
      }
    },

    async info(id: number, { caller, say }: MemberContext): Promise<ExportTask> {
      return toTask((await findTask(tx, caller, id)) ?? notFound(), say)
    },

    /** The worker stops soon after. What is over already stays as it is. Unlogged: the log says that it was ordered. */
    async cancel(id: number, { caller, say, now }: MemberContext): Promise<ExportTask> {
      const over = { finishedAt: now, expiresAt: expiryOf(now) }
      const row = (await cancelTask(tx, caller, id, over)) ?? (await findTask(tx, caller, id)) ?? notFound()
      return toTask(row, say)
    },

    /** Of which of some tasks this person can have the file now. */
    async withFile(ids: number[], { caller, now }: Pick<MemberContext, 'caller' | 'now'>): Promise<Set<number>> {
      return new Set(ids.length === 0 ? [] : await idsWithFile(tx, caller, ids, now))
    },

    async file(id: number, { caller, now }: MemberContext) {
      const row = (await findTask(tx, caller, id)) ?? notFound()
      const { kind, state, blobId, expiresAt, mime, fileName, size } = row
      // Whoever was the administrator when it was started may have become somebody else since.
      if (!mayCall(isForAdmin(kind) ? 'admin' : 'member', caller)) fail('errors.noPermission', { as: 'noPermission' })
      if (state !== 'done' || !blobId) return fail('exports.notReady', { as: 'conflict' })
      if (expiresAt && expiresAt <= now) return fail('exports.fileGone', { as: 'notFound' })
      const body = (await places.blobs.open(blobId)) ?? fail('exports.fileGone', { as: 'notFound' })
      return { mime, fileName, size, body }
    },
  }
}

function positionOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const [, id] = readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat')
  return /^\d{1,15}$/.test(id) ? Number(id) : failField('cursor', 'errors.wrongFormat')
}
