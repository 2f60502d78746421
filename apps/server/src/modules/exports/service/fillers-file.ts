import { safeFileName } from '@matai/rules/file-names'
import type { FillersRequest } from '../rules/record-requests.ts'
import { type Row, sheetBytes, sheetName, sheetTypes } from '../rules/sheet-rows.ts'
import { dayOf, minuteOf } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'
import { eitherMaker, fileMaker, type Made, type MakingFile } from './making.ts'

const facts = ['name', 'phone', 'wechat', 'employeeId', 'idcard', 'carNumber', 'sex', 'age'] as const

/** Who filled a form, a row each, the last one first. */
export function fillersFile({ records: { takeOut } }: Pick<Dependencies, 'records'>) {
  async function* rows({
    accountId,
    request,
    goOn,
    progress,
    total,
  }: MakingFile<FillersRequest>): AsyncGenerator<Row[]> {
    let done = 0
    for await (const some of takeOut.fillers({ accountId, ...request.reader }, request.formId)) {
      goOn()
      yield some.map(({ facts: known, records, firstAt, lastAt }) => {
        const times = [firstAt, lastAt].map((at) => minuteOf(request.zone, at))
        return [...facts.map((fact) => known[fact] ?? ''), records, ...times]
      })
      done += some.length
      progress(done, Math.max(done, total))
    }
  }

  async function make(making: MakingFile<FillersRequest>): Promise<Made> {
    const { accountId, request, file, now, say } = making
    const { title } = await takeOut.form(accountId, request.formId)
    const columns = [
      ...facts.map((fact) => ({ heading: say(`recordScreens.fact_${fact}`), width: 16 })),
      { heading: say('recordScreens.fillerRecords'), width: 10 },
      { heading: say('recordScreens.fillerFirst'), width: 18 },
      { heading: say('recordScreens.fillerLast'), width: 18 },
    ]
    const sheet = { name: sheetName(say('exports.kind_fillers')), columns, rows: rows(making) }
    for await (const bytes of sheetBytes(request.format, sheet)) await file.write(bytes)
    const date = dayOf(request.zone, now)
    return { fileName: `${safeFileName(title, 60)}-${say('exports.kind_fillers')}-${date}`, problem: null }
  }

  return eitherMaker<FillersRequest>(({ format }) => fileMaker(sheetTypes[format], make))
}
