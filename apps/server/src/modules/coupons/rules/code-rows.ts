import { couponNameMax } from '@matai/contract'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { plainName } from '@matai/rules/plain-text'
import type { TableRow } from '../../../platform/excel/table.ts'
import { couponCodeShape, plainCode } from './coupon-code.ts'

/** What is wrong with a row of a workbook of codes. */
export interface RowFault {
  row: number
  column: 'code' | 'item'
  phrase: PhraseKey
  params: PhraseParams
}

export interface CodeOfRow {
  row: number
  code: string
  /** Empty: the row names none. */
  item: string
}

const headings = /券码|兑换码|核销码|code|coupon|voucher/i
/** Letters of a wrong code that are shown. */
const shownMost = 40

/** The rows of a workbook without its headings. A code stands once. */
export function readCodeRows(rows: readonly TableRow[]): { good: CodeOfRow[]; faults: RowFault[] } {
  const [first] = rows
  const said = first?.cells[0] ?? ''
  const good = new Map<string, CodeOfRow>()
  const faults: RowFault[] = []
  for (const row of headings.test(said) && !/\d/.test(said) ? rows.slice(1) : rows) {
    const one = {
      row: row.row,
      code: plainCode(row.cells[0] ?? ''),
      item: plainName(row.cells[1] ?? ''),
    }
    const fault = faultOf(one, row, good.get(one.code))
    if (fault) faults.push(fault)
    else good.set(one.code, one)
  }
  return { good: [...good.values()], faults }
}

function faultOf({ row, code, item }: CodeOfRow, { faults }: TableRow, twin: CodeOfRow | undefined) {
  const fault = (column: RowFault['column'], phrase: PhraseKey, params: PhraseParams = {}): RowFault => {
    return { row, column, phrase, params: { row, code: code.slice(0, shownMost), ...params } }
  }
  if (faults?.[0] === 'digitsLost') return fault('code', 'coupons.rowDigits')
  if (code === '') return fault('code', 'coupons.rowEmpty')
  if (!couponCodeShape.test(code)) return fault('code', 'coupons.rowFormat')
  if (twin) return fault('code', 'coupons.rowTwice', { first: twin.row })
  if (item.length > couponNameMax) return fault('item', 'coupons.rowItem', { limit: couponNameMax })
  return undefined
}

/** A code that the account has already. */
export const takenFault = ({ row, code }: CodeOfRow): RowFault => {
  return { row, column: 'code', phrase: 'coupons.rowTaken', params: { row, code } }
}
