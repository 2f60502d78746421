import { collaboratorNameMax, identityGroupNameMax } from '@matai/contract'
import { plainMobile } from '@matai/rules/mobile'
import { plainName } from '@matai/rules/plain-text'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type { TableRow } from '../../../platform/excel/table.ts'

/** What is wrong with a row of a workbook of collaborators. */
export interface RowFault {
  row: number
  column: 'name' | 'mobile' | 'groups'
  phrase: PhraseKey
  params: PhraseParams
}

export interface Person {
  name: string
  /** E.164 without the plus. */
  mobile: string
  groups: string[]
}

const headings = /手机|电话|phone|mobile/i

/** The rows of a workbook without its headings. A phone stands once. */
export function readPeople(rows: readonly TableRow[]): { good: Person[]; faults: RowFault[] } {
  const [first] = rows
  const isHeading = first !== undefined && headings.test(first.cells[1] ?? '')
  const good = new Map<string, Person>()
  const faults: RowFault[] = []
  for (const { row, cells } of isHeading ? rows.slice(1) : rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const person = readPerson(cells)
    const column = faultOf(person, good)
    if (column) faults.push({ row, column: column.at, phrase: column.phrase, params: { row } })
    else good.set(person.mobile, person)
  }
  return { good: [...good.values()], faults }
}

function readPerson(cells: readonly string[]): Person {
  const groups = (cells[2] ?? '').split(/[,，、;；]/).map(plainName)
  return {
    name: plainName(cells[0] ?? ''),
    mobile: plainMobile(cells[1] ?? '') ?? '',
    groups: [...new Set(groups.filter((name) => name !== ''))],
  }
}

function faultOf({ name, mobile, groups }: Person, seen: ReadonlyMap<string, Person>) {
  const fault = (at: RowFault['column'], phrase: PhraseKey) => ({ at, phrase })
  if (name === '' || name.length > collaboratorNameMax) return fault('name', 'collaborators.nameRow')
  if (mobile === '') return fault('mobile', 'collaborators.mobileRow')
  if (seen.has(mobile)) return fault('mobile', 'collaborators.twiceRow')
  if (groups.some((group) => group.length > identityGroupNameMax)) return fault('groups', 'collaborators.groupRow')
  return undefined
}
