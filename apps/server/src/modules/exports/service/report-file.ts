import { safeFileName } from '@matai/rules/file-names'
import type { FormReportRequest } from '../rules/record-requests.ts'
import { reportColumns, reportRows } from '../rules/report-rows.ts'
import { sheetBytes, sheetName, sheetTypes } from '../rules/sheet-rows.ts'
import { dayOf } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'
import { eitherMaker, fileMaker, type Made, type MakingFile } from './making.ts'

/** The report of a form as a sheet: a row for each figure, of the records that the report was narrowed to. */
export function reportFile({ records: { reports, takeOut } }: Pick<Dependencies, 'records'>) {
  async function make(making: MakingFile<FormReportRequest>): Promise<Made> {
    const { accountId, request, file, now, say, goOn, progress } = making
    const { formId, zone, format, filters = {}, before, qrCodeIds, reader } = request
    const { title } = await takeOut.form(accountId, formId)
    const masking = reports.maskingFor(reader ?? { role: 'subAdmin', flags: [] })
    const whose = { accountId, zone, qrCodeIds, masking }
    const report = await reports.reportOf(whose, { formId, ...filters }, now, true)
    goOn()
    const earlier = before && (await reports.reportOf(whose, { formId, ...filters, ...before }, now, true))
    goOn()
    const dayBefore = (end: string) => dayOf(zone, new Date(Date.parse(end) - 1))
    const stretch = ({ from, until }: { from?: string | undefined; until?: string | undefined }): string =>
      from === undefined && until === undefined
        ? say('exports.reportAllDays')
        : `${from === undefined ? '' : dayOf(zone, new Date(from))} – ${until === undefined ? '' : dayBefore(until)}`
    const compared = earlier && before ? { report: earlier, stretch: stretch(before) } : undefined
    const columns = reportColumns(say, compared !== undefined)
    const rows = reportRows({ report, stretch: stretch(filters) }, compared, say)
    const sheet = { name: sheetName(title), columns, rows: [[...rows]] }
    for await (const bytes of sheetBytes(format, sheet)) await file.write(bytes)
    progress(1, 1)
    const { isPart, records } = report
    return {
      fileName: `${safeFileName(title, 60)}-${say('exports.kind_formReport')}-${dayOf(zone, now)}`,
      problem: isPart ? { phrase: 'recordScreens.reportPart', params: { count: records } } : null,
    }
  }

  return eitherMaker<FormReportRequest>(({ format }) => fileMaker(sheetTypes[format], make))
}
