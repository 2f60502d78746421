import type { CallOutput, contract, ExportTask, ParsedInput, PrintJob } from '@matai/contract'
import { captionData, type LabelData, labelOnPaper, unprintableOn } from '@matai/label'
import { completeStyle } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { createFairTurns } from '../../../platform/threads/fair-turns.ts'
import type { Exports } from '../../exports/service/exports.ts'
import { fileMaker } from '../../exports/service/making.ts'
import type { TaskManner } from '../../exports/rules/task.ts'
import type { LabelPdfRequest } from '../rules/print.ts'
import * as store from '../store/print-jobs.ts'
import type { Dependencies, Manner } from './dependencies.ts'
import type { FilledCode } from './label-data.ts'
import { labelPdf } from './label-pdf.ts'
import type { Labels } from './labels.ts'
import { calibrationPdf } from './print-calibration.ts'
import { createPrinters } from './printers.ts'

type PrintInput = ParsedInput<(typeof contract.labels)['print']>
type CheckInput = ParsedInput<(typeof contract.labels)['printCheck']>
type ListInput = ParsedInput<(typeof contract.labels)['printList']>

interface Needs extends Pick<Dependencies, 'database' | 'audit' | 'drawing' | 'qrCodes' | 'namesOf'> {
  labels: Labels
  exports: Pick<Exports, 'startIn' | 'withFile'>
}

type Reader = Pick<MemberContext, 'caller' | 'now'>

export type Prints = ReturnType<typeof createPrints>

/** More prints than these are not counted. */
const countedAtMost = 1_000
/** Ids that are looked up at a time. */
const atATime = 1_000

/** Calibration pages of one account that may wait, and when to try again, in seconds. */
const pagesWaiting = 4
const retrySeconds = 10

/** Printing: labels of many codes as a PDF, what was printed, and the printers. */
export function createPrints({ database, audit, drawing, qrCodes, namesOf, labels, exports }: Needs) {
  const printers = createPrinters({ database, audit })
  const turns = createFairTurns({ mostWaiting: pagesWaiting, retrySeconds })

  /** Those of the ids whose codes are still there, in their order. */
  async function existing(accountId: AccountId, ids: string[]): Promise<string[]> {
    const found = new Set<string>()
    for (let from = 0; from < ids.length; from += atATime) {
      for (const { id } of await qrCodes.rowsByIds(accountId, ids.slice(from, from + atATime))) found.add(id)
    }
    return ids.filter((id) => found.has(id))
  }

  /** What a print is made from, as it is now, whatever is printed. Not found: a foreign or unknown template or printer. */
  async function snapshot(tx: Tx, { ids, settings }: PrintInput, accountId: AccountId) {
    const { labelTemplateId, printerId } = settings
    const template = labelTemplateId === null ? null : await labels.designOf(tx, accountId, labelTemplateId)
    const printer = printerId === null ? null : await printers.find(tx, accountId, printerId)
    const request: Omit<LabelPdfRequest, keyof TaskManner> = {
      ids: [...new Set(ids)],
      settings,
      design: template?.design ?? null,
      offsetX: printer?.offsetX ?? 0,
      offsetY: printer?.offsetY ?? 0,
      ladder: printer?.leastModule ?? undefined,
    }
    return { request, labelName: template?.name ?? '' }
  }

  async function describe(rows: Omit<store.PrintJobRow, 'qrCodeIds'>[], context: Reader): Promise<PrintJob[]> {
    const tasks = rows.flatMap(({ taskId }) => taskId ?? [])
    const withFile = await exports.withFile(tasks, context)
    const names = await namesOf(database.tx, [...new Set(rows.map(({ userId }) => userId))])
    return rows.map(({ id, userId, codes, labelName, settings, taskId, createdAt }) => ({
      id,
      user: { id: userId, name: names.get(userId) ?? '' },
      codes,
      labelName,
      settings,
      createdAt: createdAt.toISOString(),
      taskId: taskId !== null && withFile.has(taskId) ? taskId : null,
    }))
  }

  return {
    printers,
    snapshot,
    /** Makes the PDF of a print. */
    pdf: fileMaker({ ending: '.pdf', mime: 'application/pdf' }, labelPdf({ labels })),
    calibration: (id: number | undefined, manner: Pick<Manner, 'accountId' | 'language' | 'say'>) =>
      turns.take(manner.accountId, () =>
        calibrationPdf(
          async () => (id === undefined ? null : printers.find(database.tx, manner.accountId, id)),
          manner,
        ),
      ),

    /** The task and the entry in the print log exist together, or neither. */
    async start(input: PrintInput, context: MemberContext): Promise<ExportTask> {
      const { caller, now } = context
      const { accountId, userId } = caller
      const { request, labelName } = await snapshot(database.tx, input, accountId)
      if ((await existing(accountId, request.ids)).length < request.ids.length) notFound()
      const { ids, settings } = request
      return database.transact(accountId, async (tx) => {
        const task = await exports.startIn(tx, { kind: 'labelPdf', request, total: ids.length }, context)
        const print = { accountId, userId, qrCodeIds: ids, codes: ids.length, labelName, settings, createdAt: now }
        await store.insertPrintJob(tx, { ...print, taskId: task.id })
        return task
      })
    },

    /** Which of some labels could be read back from their own pixels, as large as they will be on paper, and what boxes stand for. */
    async check(input: CheckInput, manner: Manner): Promise<CallOutput<(typeof contract.labels)['printCheck']>> {
      const { accountId, say } = manner
      const { request } = await snapshot(database.tx, input, accountId)
      const { caption, paper } = request.settings
      const design = labelOnPaper(request.design, caption, paper)
      const codes = await labels.dataOf(request.ids, manner)
      if (codes.length < request.ids.length) notFound()
      const problemOf = async (data: LabelData, saved: FilledCode['style']): Promise<string> => {
        const style = completeStyle(saved)
        try {
          const pictures = await labels.picturesFor(accountId, design, style)
          const { ladder } = request
          const order = { design, data, style, pictures, ladder, format: 'svg' as const, dpi: 150 }
          const drawn = await drawing.label(order, accountId)
          return drawn.ok ? '' : say(drawn.problem.phrase, drawn.problem.params)
        } catch (error) {
          if (error instanceof Failure && error.errorName === 'notFound') return say('exports.problemLogo')
          if (error instanceof Failure && error.errorName === 'inputInvalid') return say('exports.problemStyle')
          throw error
        }
      }
      const list = codes.map(async ({ data: { id }, data: known, style }) => {
        const data = request.design ? known : captionData(known)
        return { id, problem: await problemOf(data, style), unprintable: unprintableOn(design, data) }
      })
      return { list: await Promise.all(list) }
    },

    async list(request: ListInput, context: Reader): Promise<CallOutput<(typeof contract.labels)['printList']>> {
      const { accountId } = context.caller
      const { filters, keyword } = request
      const query = { qrCodeId: filters.id, keyword, ...pageOfRows(request) }
      const rows = await store.listPrintJobs(database.tx, accountId, query)
      const total = await store.countPrintJobs(database.tx, accountId, query, countedAtMost + 1)
      return {
        list: await describe(rows, context),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: nextPage(rows, query),
      }
    },

    async info(id: number, context: Reader) {
      const row = (await store.findPrintJob(database.tx, context.caller.accountId, id)) ?? notFound()
      const [print = notFound()] = await describe([row], context)
      const ids = await existing(context.caller.accountId, row.qrCodeIds)
      return { ...print, ids, gone: row.qrCodeIds.length - ids.length }
    },
  }
}
