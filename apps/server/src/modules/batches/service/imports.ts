import { type BatchImport, type contract, type ParsedInput, problemsShown } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { markedWorkbook } from '../../../platform/excel/mark-workbook.ts'
import { excelMime } from '../../../platform/excel/sheet.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { runImport } from '../jobs.ts'
import { listExpired } from '../store/everybody.ts'
import * as store from '../store/imports.ts'
import { findTemplate } from '../store/templates.ts'
import type { Dependencies } from './dependencies.ts'
import { saidProblems } from './problems.ts'

/** Workbooks that were looked through: how they stand, their start, and their way back. */
export function createImports({ database, places, clock, audit }: Dependencies) {
  const remember = audit.on('batch')
  const find = async (id: number, { caller: { accountId } }: MemberContext) =>
    (await store.findImport(database.tx, accountId, id)) ?? notFound()

  return {
    importInfo: async (id: number, context: MemberContext): Promise<BatchImport> =>
      toImport(await find(id, context), context.say),

    /** Starts it, or goes on with it. However often it is asked, the rows are done once. */
    startImport: ({ importId, goOn }: ParsedInput<typeof contract.batches.createQrCodes>, context: MemberContext) =>
      database.transact(context.caller.accountId, async (tx): Promise<BatchImport> => {
        const { caller, now } = context
        const { accountId } = caller
        const row = (await store.findImport(tx, accountId, importId)) ?? notFound()
        const template = (await findTemplate(tx, accountId, row.templateId)) ?? notFound()
        if (row.state === 'checked' && row.expiresAt <= now) fail('batches.importOutdated', { as: 'conflict' })
        if (row.state === 'checked' && row.total === row.bad) fail('batches.importEmpty')
        const from: store.ImportRow['state'][] = goOn ? ['checked', 'paused', 'failed'] : ['checked']
        const started = await store.startImport(tx, accountId, importId, { from, goOn, now })
        if (!started) return toImport((await store.findImport(tx, accountId, importId)) ?? notFound(), context.say)
        await remember(tx, caller, 'imported', template, { count: started.total - started.bad })
        await enqueue(tx, runImport, { accountId, id: importId })
        return toImport(started, context.say)
      }),

    /** The workbook that was looked through, with a column that says what is wrong. */
    async importWorkbook(id: number, context: MemberContext) {
      const { say, now } = context
      const { blobId, fileName, templateId, problems, expiresAt } = await find(id, context)
      const stored = blobId && expiresAt > now ? await places.blobs.open(blobId) : undefined
      if (!stored) return fail('batches.importOutdated', { as: 'notFound' })
      const marks = Map.groupBy(saidProblems(problems, say), ({ row }) => row)
      const texts = new Map(
        [...marks].map(([row, own]) => {
          const lines = own.map(({ column, reason }) =>
            column ? say('batches.problemOf', { column, reason }) : reason,
          )
          return [row, lines.join('\n')]
        }),
      )
      const names = (await findTemplate(database.tx, context.caller.accountId, templateId))?.columns ?? []
      const bytes = await buffer(Readable.from(stored))
      const order = { bytes, heading: say('batches.problemColumn'), names: names.map(({ name }) => name), texts, marks }
      const body = await markedWorkbook(order)
      if (!body) return fail('batches.workbookUnreadable')
      const isPacked = bytes[0] === 0x50
      // With macros inside Excel opens it under no other ending.
      const hasMacros = isPacked && Buffer.from(body).includes('xl/vbaProject.bin')
      const ending = hasMacros ? 'xlsm' : isPacked ? 'xlsx' : 'csv'
      const mime = isPacked ? excelMime : 'text/csv; charset=utf-8'
      const stem = fileName.replace(/\.[a-z]{3,4}$/i, '')
      return {
        mime,
        body: new Uint8Array(body),
        fileName: `${stem} ${say('batches.problemColumn')}.${ending}`,
        size: body.length,
      }
    },

    /** Removes workbooks whose days are over, and what is known of their rows. */
    async purge(): Promise<void> {
      for (let old = await listExpired(database.tx, clock.now()); old.length > 0; ) {
        for (const row of old) {
          // The file first: an import that is gone could not be purged again.
          if (row.blobId) await places.blobs.delete(row.blobId)
          await store.deleteImport(database.tx, row)
        }
        old = await listExpired(database.tx, clock.now())
      }
    },
  }
}

export function toImport(row: store.ImportRow, say: Translate): BatchImport {
  const { id, templateId, fileName, state, total, bad, creates, changes, unchanged, done, failed } = row
  const { sheet = '', otherSheets = [], hiddenRows = 0, differences = [] } = row.reading ?? {}
  const shown = new Set<number>()
  const problems = row.problems.filter((problem) => {
    if (shown.size < problemsShown) shown.add(problem.row)
    return shown.has(problem.row)
  })
  return {
    id,
    templateId,
    fileName,
    state,
    sheet,
    otherSheets,
    hiddenRows,
    rows: total,
    good: total - bad,
    bad,
    creates,
    changes,
    unchanged,
    differences,
    done,
    failed,
    problems: saidProblems(problems, say),
    hasWorkbook: row.blobId !== null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
