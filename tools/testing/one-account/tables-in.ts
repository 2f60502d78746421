import { is, isList, nameIn, type Part } from './tokens.ts'

/** A table, common table expression, subquery or function that a query reads or writes, under the name it has there. */
export interface Place {
  /** Of the table or expression; undefined: a subquery or a function. */
  table: string | undefined
  alias: string
  query: Part[] | undefined
}

const queryWords = ['select', 'with', 'insert', 'update', 'delete', 'values']

export const isQuery = (part: Part | undefined): part is Part[] => isList(part) && is(part[0], ...queryWords)

const notAnAlias = new Set(
  `select from where on join left right inner outer full cross natural using set values order group limit offset for
  having union intersect except returning and or window default as lateral on do fetch`.split(/\s+/),
)

/** Where a table's name may follow. */
function beginsPlace(parts: Part[], at: number): boolean {
  const before = parts[at - 1]
  if (is(parts[at], 'from')) return !is(before, 'distinct')
  if (is(parts[at], 'update')) return !is(before, 'do', 'for', 'key')
  return is(parts[at], 'join', 'into', 'using') && !isList(parts[at + 1])
}

/** What a query reads and writes itself; what its subqueries do is theirs. */
export function placesIn(parts: Part[]): Place[] {
  const places: Place[] = []
  for (let at = 0; at < parts.length; at++) {
    const joinsQuery = is(parts[at], 'join', 'using') && isList(parts[at + 1])
    if (!beginsPlace(parts, at) && !joinsQuery) continue
    let next = at + 1
    for (;;) {
      const read = placeAt(parts, next)
      if (!read) break
      places.push(...read.places)
      next = read.next
      if (!is(parts[next], ',')) break
      next += 1
    }
    at = next - 1
  }
  return places
}

function placeAt(parts: Part[], start: number): { places: Place[]; next: number } | undefined {
  let at = start
  while (is(parts[at], 'only', 'lateral')) at += 1
  const part = parts[at]
  if (isList(part)) {
    at += 1
    const alias = aliasAt(parts, at)
    if (isQuery(part)) return { places: [{ table: undefined, alias: alias.name ?? '', query: part }], next: alias.next }
    return { places: placesIn([{ text: 'from', kind: 'word' }, ...part]), next: alias.next }
  }
  let table = nameIn(part)
  if (table === undefined) return undefined
  at += 1
  if (is(parts[at], '.')) {
    table = nameIn(parts[at + 1])
    at += 2
  }
  const isInsert = is(parts[start - 1], 'into')
  const isFunction = isList(parts[at]) && !isInsert
  if (isFunction) at += 1
  const alias = aliasAt(parts, at)
  const name = alias.name ?? table ?? ''
  return { places: [{ table: isFunction ? undefined : table, alias: name, query: undefined }], next: alias.next }
}

function aliasAt(parts: Part[], start: number): { name: string | undefined; next: number } {
  const at = is(parts[start], 'as') ? start + 1 : start
  const part = parts[at]
  const name = nameIn(part)
  if (name === undefined || (!isList(part) && part?.kind === 'word' && notAnAlias.has(name)))
    return { name: undefined, next: start }
  // `name (columns)` of a function or subquery
  const hasColumns = isList(parts[at + 1]) && !isQuery(parts[at + 1])
  return { name, next: at + (hasColumns ? 2 : 1) }
}
