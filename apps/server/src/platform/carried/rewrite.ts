import type { Carried, Json, Refers, Row } from './carried.ts'

/** Ids that stand for something else now. */
export interface Numbers {
  /** The id here of a row of a table that had another one there. */
  of(table: string, id: number): number | undefined
}

const isOf = (refers: Refers): refers is Exclude<Refers, Readonly<Record<string, string>>> => typeof refers !== 'object'

/** Goes over all ids that a row names; what the visitor answers stands in its place. */
function overIds(row: Row, one: Carried, visit: (table: string, id: number) => number): Row {
  const changed: Row = { ...row }
  for (const [column, refers] of Object.entries(one.refs ?? {})) {
    const value = row[column]
    if (value === null || value === undefined) continue
    if (!isOf(refers)) {
      changed[column] = within(value, refers, visit)
      continue
    }
    const table = typeof refers === 'function' ? refers(row) : refers
    if (table !== undefined) changed[column] = each(value, table, visit)
  }
  if (one.numbered && typeof row.id === 'number') changed.id = visit(one.tableName, row.id)
  return changed
}

function each(value: Json, table: string, visit: (table: string, id: number) => number): Json {
  if (Array.isArray(value)) return value.map((inner) => each(inner, table, visit))
  if (typeof value === 'number') return visit(table, value)
  // The log keeps ids as texts.
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? String(visit(table, Number(value))) : value
}

/** Whatever stands under one of the names, however deep. */
function within(
  value: Json,
  names: Readonly<Record<string, string>>,
  visit: (table: string, id: number) => number,
): Json {
  if (Array.isArray(value)) return value.map((inner) => within(inner, names, visit))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const table = Object.hasOwn(names, key) ? names[key] : undefined
      return [key, table === undefined ? within(inner, names, visit) : each(inner, table, visit)]
    }),
  )
}

/** Which ids the rows name, by table; 0 is nobody's. */
export function idsIn(rows: readonly Row[], one: Carried): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const row of rows)
    overIds(row, one, (table, id) => {
      if (id > 0) found.set(table, (found.get(table) ?? new Set()).add(id))
      return id
    })
  return found
}

/** The row with the ids that its things have here. */
export const renumber = (row: Row, one: Carried, numbers: Numbers): Row =>
  overIds({ ...row, ...one.set }, one, (table, id) => (id > 0 ? (numbers.of(table, id) ?? id) : id))

const word = /[\w-]{8,64}/g

/** All texts of a value, keys left alone. */
export function overTexts(value: Json, change: (text: string, key: string) => string, key = ''): Json {
  if (typeof value === 'string') return change(value, key)
  if (Array.isArray(value)) return value.map((inner) => overTexts(inner, change, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, overTexts(inner, change, name)]))
}

/** Words in the rows that may be ids of addresses. */
export function wordsIn(rows: readonly Row[]): Set<string> {
  const found = new Set<string>()
  for (const row of rows)
    overTexts(row, (text) => {
      for (const [one] of text.matchAll(word)) found.add(one)
      return text
    })
  return found
}

/** The row with the addresses that its things have here, wherever a text names one. */
export function readdress(row: Row, addresses: ReadonlyMap<string, string>): Row {
  if (addresses.size === 0) return row
  return overTexts(row, (text) => text.replace(word, (one) => addresses.get(one) ?? one)) as Row
}
