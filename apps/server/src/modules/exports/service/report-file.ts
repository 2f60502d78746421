import { safeFileName } from '@matai/rules/file-names'
import type { FormReportRequest } from '../rules/record-requests.ts'
import { reportRows } from '../rules/report-rows.ts'
import { sheetBytes, sheetName, sheetTypes } from '../rules/sheet-rows.ts'
import { dayOf } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'
import { eitherMaker, fileMaker, type Made, type MakingFile } from './making.ts'

/** The report of a form as a sheet: a row for each figure. */
export function reportFile({ records: { reports, takeOut } }: Pick<Dependencies, 'records'>) {
  async function make(making: MakingFile<FormReportRequest>): Promise<Made> {
    const { accountId, request, file, now, say, goOn, progress } = making
    const { formId, zone, format } = request
    const { title } = await takeOut.form(accountId, formId)
    const report = await reports.reportOf({ accountId, zone }, { formId }, now, true)
    goOn()
    const columns = [
      { heading: say('exports.columnQuestion'), width: 32 },
      { heading: say('exports.columnFigure'), width: 32 },
      { heading: say('exports.columnCount'), width: 12 },
      { heading: say('exports.columnShare'), width: 10 },
    ]
    const rows = reportRows(report, say)
    for await (const bytes of sheetBytes(format, { name: sheetName(title), columns, rows })) await file.write(bytes)
    progress(1, 1)
    const { isPart, records } = report
    return {
      fileName: `${safeFileName(title, 60)}-${say('exports.kind_formReport')}-${dayOf(zone, now)}`,
      problem: isPart ? { phrase: 'recordScreens.reportPart', params: { count: records } } : null,
    }
  }

  return eitherMaker<FormReportRequest>(({ format }) => fileMaker(sheetTypes[format], make))
}
