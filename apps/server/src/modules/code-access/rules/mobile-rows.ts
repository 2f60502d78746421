import { plainMobile } from '@matai/rules/mobile'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type { TableRow } from '../../../platform/excel/table.ts'

const nameMax = 50

/** What is wrong with a row of a workbook of phones. */
export interface RowFault {
  row: number
  column: 'mobile' | 'name'
  phrase: PhraseKey
  params: PhraseParams
}

interface MobileRows {
  good: { mobile: string; name: string }[]
  faults: RowFault[]
  /** Good rows whose phone stands further up. */
  repeated: number
}

const speaksOfPhones = (cell = '') => /手机|电话|号码|mobile|phone|\btel\b|number/i.test(cell)

/** The rows below the headings, if the first row is headings; null when these name the phone in another column than the first. */
export function withoutHeadings(rows: readonly TableRow[]): readonly TableRow[] | null {
  const cells = rows[0]?.cells ?? []
  if (speaksOfPhones(cells[0])) return rows.slice(1)
  return cells.some(speaksOfPhones) && !plainMobile(cells[0] ?? '') ? null : rows
}

/** Reads phones and names; each number counts once, as it stands first. */
export function readMobileRows(rows: readonly TableRow[]): MobileRows {
  const good = new Map<string, { mobile: string; name: string }>()
  const faults: RowFault[] = []
  let repeated = 0
  for (const { row, cells } of rows) {
    const [written = '', name = ''] = cells
    const mobile = plainMobile(written)
    const params = { row, mobile: written.slice(0, 30) }
    if (!written) faults.push({ row, column: 'mobile', phrase: 'codeAccess.mobileRowEmpty', params })
    else if (!mobile) faults.push({ row, column: 'mobile', phrase: 'codeAccess.mobileRowWrong', params })
    if (!isName(name)) faults.push({ row, column: 'name', phrase: 'codeAccess.nameRowWrong', params })
    if (!mobile || !isName(name)) continue
    if (good.has(mobile)) repeated += 1
    else good.set(mobile, { mobile, name })
  }
  return { good: [...good.values()], faults, repeated }
}

/** What can be kept and shown in a line: no control characters, no halves of characters. */
function isName(text: string): boolean {
  return text.length <= nameMax && text.isWellFormed() && !/\p{Cc}/u.test(text)
}
