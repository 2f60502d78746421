import {
  type contract,
  exportCodesMax,
  type ExportKind,
  exportOpenMax,
  type ExportTask,
  type ParsedInput,
} from '@matai/contract'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { runExports } from '../jobs.ts'
import { type CodesZipRequest, type TaskManner, toTask } from '../rules/task.ts'
import { countOpen, holdStarts, insertTask } from '../store/tasks.ts'
import type { Dependencies } from './dependencies.ts'

type CodesZipInput = ParsedInput<typeof contract.exports.codesZip>

/** Starting work that goes on in the background: the task and its job exist together, or neither. */
export function createStarts({ database, qrCodes }: Pick<Dependencies, 'database' | 'qrCodes'>) {
  function start(
    { kind, request, total }: { kind: ExportKind; request: object; total: number },
    { caller, now, say }: MemberContext,
  ): Promise<ExportTask> {
    const { accountId, userId } = caller
    return database.transact(async (tx) => {
      await holdStarts(tx, caller)
      const open = await countOpen(tx, caller)
      if (open >= exportOpenMax) {
        const data = { limit: exportOpenMax, used: open }
        fail('exports.tooManyOpen', { as: 'limitReached', params: { most: exportOpenMax }, data })
      }
      const row = await insertTask(tx, { accountId, userId, kind, request, total, createdAt: now })
      await enqueue(tx, runExports, {})
      return toTask(row, say)
    })
  }

  /** What was selected, by ids of codes that are there. */
  async function selected({ ids, list }: CodesZipInput, context: MemberContext): Promise<string[]> {
    if (ids !== undefined && list === undefined) {
      const wanted = [...new Set(ids)]
      const found = await qrCodes.rowsByIds(context.caller.accountId, wanted)
      return found.length === wanted.length ? wanted : notFound()
    }
    if (list === undefined || ids !== undefined) return failField('ids', 'exports.selectToDownload')
    const found = await qrCodes.matchingIds(list, context, exportCodesMax + 1)
    if (found.length === 0) return failField('list', 'exports.noDownload')
    if (found.length > exportCodesMax) {
      const most = exportCodesMax.toLocaleString('en')
      return fail('exports.tooManyCodes', {
        as: 'limitReached',
        params: { most },
        data: { limit: exportCodesMax, used: found.length },
      })
    }
    return found
  }

  return {
    async startCodesZip(input: CodesZipInput, context: MemberContext): Promise<ExportTask> {
      const ids = await selected(input, context)
      const { format, size, pattern, folders } = input
      const request: CodesZipRequest = { ids, format, size, pattern, folders, ...mannerOf(context) }
      return start({ kind: 'codesZip', request, total: ids.length }, context)
    },

    startAccountData: (context: MemberContext): Promise<ExportTask> =>
      start({ kind: 'accountData', request: mannerOf(context), total: 0 }, context),
  }
}

function mannerOf({ language, origin, caller }: MemberContext): TaskManner {
  return { language, origin, zone: caller.zone }
}
