import { Readable } from 'node:stream'
import { type contract, exportCodesMax, type ExportTask, type ParsedInput } from '@matai/contract'
import { writeXlsxStream } from 'hucre/xlsx'
import { safeFileName } from '@matai/rules/file-names'
import { excelMime } from '../../../platform/excel/sheet.ts'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { type TaskManner, dayOf } from '../../exports/rules/task.ts'
import { fileMaker, type MakingFile } from '../../exports/service/making.ts'
import { addressOf } from '../../qr-codes/rules/codes.ts'
import { countChildren, listChildren } from '../store/child-list.ts'
import { findImport } from '../store/imports.ts'
import { findTemplate } from '../store/templates.ts'
import type { Dependencies } from './dependencies.ts'
import { extraColumns } from './workbooks.ts'

type Request = ParsedInput<typeof contract.batches.getDownloadId>

interface ExcelRequest extends TaskManner {
  id: number
  importId: number | undefined
}

/** Codes that are read from the database at a time. */
const atATime = 500

/** Codes of a template as files that are made in the background. */
export function createDownloads(dependencies: Dependencies) {
  const { database, exports, printCodes } = dependencies

  return {
    /** Makes the workbook of the codes of a template. */
    excel: fileMaker({ ending: '.xlsx', mime: excelMime }, codesExcel(dependencies)),

    async startDownload(request: Request, context: MemberContext): Promise<ExportTask> {
      const { id, importId, what, settings, format, size, pattern } = request
      const { accountId } = context.caller
      const { tx } = database
      if (!(await findTemplate(tx, accountId, id))) notFound()
      if (importId !== undefined && (await findImport(tx, accountId, importId))?.templateId !== id) notFound()
      const query = { templateId: id, importId, keyword: '', offset: 0, limit: exportCodesMax + 1 }
      if (what === 'excel') {
        const total = await countChildren(tx, accountId, query, 1_000_000)
        if (total === 0) fail('batches.noCodes')
        return exports.start({ kind: 'codesExcel', request: { id, importId }, total }, context)
      }
      const ids = (await listChildren(tx, accountId, query)).map(({ qrCodeId }) => qrCodeId)
      if (ids.length === 0) fail('batches.noCodes')
      if (ids.length > exportCodesMax) {
        const data = { limit: exportCodesMax, used: ids.length }
        fail('exports.tooManyCodes', { as: 'limitReached', params: { most: exportCodesMax }, data })
      }
      if (what === 'pdf') {
        return printCodes({ ids, settings: settings ?? failField('settings', 'batches.printSettingsMissing') }, context)
      }
      const zip = { ids, format, size, pattern, folders: false }
      return exports.start({ kind: 'codesZip', request: zip, total: ids.length }, context)
    },
  }
}

/** Every code with its values, number and address; never more than a few hundred in memory. */
function codesExcel({ database: { tx } }: Dependencies) {
  return async ({ accountId, request, file, now, say, goOn, progress }: MakingFile<ExcelRequest>) => {
    const { id, importId, origin, zone } = request
    const template = (await findTemplate(tx, accountId, id)) ?? notFound()
    const total = await countChildren(
      tx,
      accountId,
      { templateId: id, importId, keyword: '', offset: 0, limit: 0 },
      1_000_000,
    )
    const headings = [...template.columns.map(({ name }) => name), ...extraColumns(say).map(({ header }) => header)]

    async function* rows() {
      yield headings
      let done = 0
      let after: number | undefined
      for (;;) {
        const query = { templateId: id, importId, keyword: '', after, offset: 0, limit: atATime }
        const some = await listChildren(tx, accountId, query)
        for (const { values, number, qrCodeId } of some) {
          yield [...template.columns.map(({ key }) => values[key] ?? ''), number, addressOf(origin, qrCodeId)]
        }
        goOn()
        done += some.length
        progress(done, Math.max(total, done))
        after = some.at(-1)?.place
        if (some.length < atATime) return
      }
    }

    const name = say('batches.codesSheet')
    const columns = headings.map((header) => ({ width: Math.min(40, Math.max(14, header.length * 2 + 4)) }))
    const stream = writeXlsxStream(rows(), { name, columns, freezePane: { rows: 1 } })
    for await (const bytes of Readable.fromWeb(stream as never)) await file.write(bytes as Uint8Array)
    const fileName = safeFileName(say('batches.excelFile', { name: template.name, date: dayOf(zone, now) }))
    return { fileName, problem: null }
  }
}
