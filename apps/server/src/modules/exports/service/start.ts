import {
  type contract,
  exportCodesMax,
  type ExportKind,
  exportOpenMax,
  exportUrlsMax,
  type ExportTask,
  mayCall,
  type ParsedInput,
} from '@matai/contract'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { runExports } from '../jobs.ts'
import { type CodesZipRequest, type TaskManner, toTask } from '../rules/task.ts'
import { countOpen, findTask, holdStarts, insertTask, reopenTask } from '../store/tasks.ts'
import type { Dependencies } from './dependencies.ts'

type CodesZipInput = ParsedInput<typeof contract.exports.codesZip>
type ChosenInput = ParsedInput<typeof contract.exports.qrCodeAddresses>

/** Starting work that goes on in the background: the task and its job exist together, or neither. */
export function createStarts({ database, qrCodes, audit }: Pick<Dependencies, 'database' | 'qrCodes' | 'audit'>) {
  /** In the transaction of whoever has more to write. `request` is what the kind's maker is handed, with its manner. */
  async function startIn(
    tx: Tx,
    { kind, request, total }: { kind: ExportKind; request: object; total: number },
    context: MemberContext,
  ): Promise<ExportTask> {
    const { caller, now, say } = context
    const { accountId, userId } = caller
    await refuseTooMany(tx, caller)
    const whole = { ...request, ...mannerOf(context) }
    const row = await insertTask(tx, { accountId, userId, kind, request: whole, total, createdAt: now })
    await enqueue(tx, runExports, {})
    await audit.exported(tx, context, { id: row.id, what: kind, name: say(`exports.kind_${kind}`), count: total })
    return toTask(row, say)
  }

  const start = (order: { kind: ExportKind; request: object; total: number }, context: MemberContext) =>
    database.transact(context.caller.accountId, (tx) => startIn(tx, order, context))

  /** What was selected, by ids of codes that are there; refused when they are more than so many. */
  async function selected({ ids, list }: ChosenInput, context: MemberContext, atMost: number): Promise<string[]> {
    if (ids !== undefined && list === undefined) {
      const wanted = [...new Set(ids)]
      const found = await qrCodes.rowsByIds(context.caller.accountId, wanted)
      return found.length === wanted.length ? wanted : notFound()
    }
    if (list === undefined || ids !== undefined) return failField('ids', 'exports.selectToDownload')
    const found = await qrCodes.matchingIds(list, context, atMost + 1)
    if (found.length === 0) return failField('list', 'exports.noDownload')
    if (found.length > atMost) {
      const most = atMost.toLocaleString('en')
      return fail('exports.tooManyCodes', {
        as: 'limitReached',
        params: { most },
        data: { limit: atMost, used: found.length },
      })
    }
    return found
  }

  return {
    start,
    startIn,

    async startCodesZip(input: CodesZipInput, context: MemberContext): Promise<ExportTask> {
      const ids = await selected(input, context, exportCodesMax)
      const { format, size, pattern, folders } = input
      const request: Omit<CodesZipRequest, keyof TaskManner> = { ids, format, size, pattern, folders }
      return start({ kind: 'codesZip', request, total: ids.length }, context)
    },

    async startUrls(input: ChosenInput, context: MemberContext): Promise<ExportTask> {
      const ids = await selected(input, context, exportUrlsMax)
      return start({ kind: 'urlsExcel', request: { ids }, total: ids.length }, context)
    },

    /** The same task again, so that whatever names it goes on naming it. Unlogged: the log says that it was ordered. */
    retry: (id: number, { caller, say }: MemberContext): Promise<ExportTask> =>
      database.transact(caller.accountId, async (tx) => {
        const before = (await findTask(tx, caller, id)) ?? notFound()
        if (before.kind === 'accountData' && !mayCall('admin', caller))
          fail('errors.noPermission', { as: 'noPermission' })
        await refuseTooMany(tx, caller)
        const row = await reopenTask(tx, caller, id)
        if (row) await enqueue(tx, runExports, {})
        return toTask(row ?? before, say)
      }),

    startAccountData: (context: MemberContext): Promise<ExportTask> =>
      start({ kind: 'accountData', request: {}, total: 0 }, context),
  }
}

/** Whoever starts comes after whoever starts now. */
async function refuseTooMany(tx: Tx, caller: MemberContext['caller']): Promise<void> {
  await holdStarts(tx, caller)
  const open = await countOpen(tx, caller)
  if (open < exportOpenMax) return
  const data = { limit: exportOpenMax, used: open }
  fail('exports.tooManyOpen', { as: 'limitReached', params: { most: exportOpenMax }, data })
}

function mannerOf({ language, origin, caller }: MemberContext): TaskManner {
  return { language, origin, zone: caller.zone }
}
