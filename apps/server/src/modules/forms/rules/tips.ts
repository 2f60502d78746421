import { tipMessage, tipPerson } from '@matai/contract'
import { plainMobile } from '@matai/rules/mobile'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type { TableRow } from '../../../platform/excel/table.ts'

/** What is wrong with a row of a workbook of tips. */
export interface TipFault {
  row: number
  column: 'person' | 'message'
  phrase: PhraseKey
  params: PhraseParams
}

export interface Tip {
  person: string
  key: string
  message: string
}

/** By which a filler is known again: a phone in its one form, or a name whatever its blanks and capitals. */
export function tipKey(person: string): string {
  const mobile = plainMobile(person)
  return mobile ? `+${mobile}` : person.normalize('NFKC').replace(/\s/g, '').toLowerCase()
}

const headings = /姓名|手机|电话|\bname\b|phone|mobile/i

/** The rows of a workbook without its headings; a person stands once, as further down. */
export function readTipRows(rows: readonly TableRow[]): { good: Tip[]; faults: TipFault[] } {
  const [first] = rows
  const data = first && headings.test(first.cells[0] ?? '') && !plainMobile(first.cells[0] ?? '') ? rows.slice(1) : rows
  const good = new Map<string, Tip>()
  const faults: TipFault[] = []
  for (const { row, cells } of data) {
    const person = tipPerson.safeParse(cells[0] ?? '')
    const message = tipMessage.safeParse(cells[1] ?? '')
    if (!person.success) faults.push({ row, column: 'person', phrase: 'formChecks.tipPersonRow', params: { row } })
    if (!message.success) faults.push({ row, column: 'message', phrase: 'formChecks.tipMessageRow', params: { row } })
    if (!person.success || !message.success) continue
    const key = tipKey(person.data)
    good.set(key, { person: person.data, key, message: message.data })
  }
  return { good: [...good.values()], faults }
}
