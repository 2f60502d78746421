import { isQuery, type Place, placesIn } from './tables-in.ts'
import { is, isList, nameIn, type Part, readTokens } from './tokens.ts'

/** A place of a query and the places or parameters whose account is the same by its conditions. */
interface Node {
  table: string | undefined
  same: Set<Node>
  /** Number of the parameter that it is. */
  parameter?: string
}

interface Scope {
  nodes: Map<string, Node>
  /** What `with` has named, to what its account is. */
  named: Map<string, Node>
  outer: Scope | undefined
}

const column = 'account_id'
const node = (table?: string): Node => ({ table, same: new Set() })

function unite(one: Node, other: Node): void {
  one.same.add(other)
  other.same.add(one)
}

export interface Named {
  /** Tables of accounts that are read or written without naming one account. */
  without: string[]
  /** Numbers of the parameters by which accounts are named: their values have to be the same. */
  parameters: number[]
}

/**
 * How a statement names the accounts whose rows it reads or writes: by `account_id = $n`, or by being the account of
 * another table that is named, outside of any `or`; a row that is inserted names it by its value.
 */
export function accountsNamed(text: string, tables: ReadonlySet<string>): Named {
  const used: Node[] = []
  readQuery(readTokens(text), undefined)
  const parameters = new Set<number>()
  const wrong = used.filter((one) => {
    const found = parametersOf(one)
    for (const parameter of found) parameters.add(Number(parameter))
    return found.length === 0
  })
  return { without: [...new Set(wrong.map(({ table }) => table ?? ''))], parameters: [...parameters] }

  /** Answers whose the rows are that a query gives. */
  function readQuery(parts: Part[], outer: Scope | undefined): Node {
    const named = new Map<string, Node>()
    let rest = parts
    if (is(parts[0], 'with')) {
      let at = is(parts[1], 'recursive') ? 2 : 1
      for (;;) {
        const name = nameIn(parts[at]) ?? ''
        while (at < parts.length && !isQuery(parts[at])) at += 1
        // A recursive one reads itself.
        const itself = node()
        named.set(name, itself)
        const inner = parts[at]
        if (isList(inner)) unite(itself, readQuery(inner, { nodes: new Map(), named, outer }))
        at += 1
        if (!is(parts[at], ',')) break
        at += 1
      }
      rest = parts.slice(at)
    }
    const branches: Part[][] = [[]]
    for (const part of rest) {
      if (is(part, 'union', 'intersect', 'except')) branches.push([])
      else branches.at(-1)?.push(part)
    }
    const [first = node()] = branches.map((branch) =>
      readBranch(is(branch[0], 'all') ? branch.slice(1) : branch, { named, outer }),
    )
    return first
  }

  function readBranch(parts: Part[], { named, outer }: Pick<Scope, 'named' | 'outer'>): Node {
    const scope: Scope = { nodes: new Map(), named, outer }
    let first: Node | undefined
    const places = placesIn(parts)
    for (const place of places) {
      const made = nodeOf(place, scope)
      scope.nodes.set(place.alias, made)
      first ??= made
    }
    readConditions(parts, scope, { counts: false, isQueryLevel: true })
    const target = places[0]
    if (is(parts[0], 'insert') && target) readInsert(parts, scope, scope.nodes.get(target.alias) ?? node())
    // Rows of nothing but values: whose they are is a value.
    return first ?? literal(parts, scope)
  }

  function nodeOf({ table, query }: Place, scope: Scope): Node {
    if (query) return readQuery(query, scope)
    if (table === undefined) return node()
    const known = find(scope, (one) => one.named.get(table))
    if (known) return known
    const made = node(table)
    if (tables.has(table)) used.push(made)
    return made
  }

  function literal(parts: Part[], scope: Scope): Node {
    for (let at = 1; at < parts.length; at++) {
      if (nameIn(parts[at]) === column && is(parts[at - 1], 'as')) return valueAt(parts, at - 2, scope, -1) ?? node()
    }
    return node()
  }

  /** Conditions of a query: what it says of accounts in `where` and `on`, and the subqueries in it. */
  function readConditions(
    parts: Part[],
    scope: Scope,
    { counts, isQueryLevel }: { counts: boolean; isQueryLevel: boolean },
  ): void {
    let isCondition = counts
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at]
      if (isQueryLevel && is(part, 'where', 'on')) isCondition = !hasOr(parts, at + 1)
      else if (isQueryLevel && is(part, ...clauses)) isCondition = false
      if (isList(part)) {
        // Those of `from` and `with` are read already.
        if (isQuery(part)) {
          if (!is(parts[at - 1], 'from', 'join', 'lateral', 'using')) readQuery(part, scope)
        } else {
          const before = parts[at - 1]
          const isAnd = before === undefined || is(before, 'and', 'where', 'on')
          readConditions(part, scope, { counts: isCondition && isAnd && !hasOr(part, 0), isQueryLevel: false })
        }
      }
      if (isCondition && is(part, '=')) {
        const left = valueAt(parts, at - 1, scope, -1)
        const right = valueAt(parts, at + 1, scope, 1)
        if (left && right) unite(left, right)
      }
      if (isCondition && is(part, 'in') && isList(parts[at + 1])) {
        const [only, ...others] = parts[at + 1] as Part[]
        const left = valueAt(parts, at - 1, scope, -1)
        if (left && only && !isList(only) && only.kind === 'parameter' && others.length === 0)
          unite(left, parameterNode(only.text))
      }
    }
  }

  /** The account that a side of `=` is; undefined when it is something else. */
  function valueAt(parts: Part[], start: number, scope: Scope, step: 1 | -1): Node | undefined {
    let at = start
    // `$1::bigint` from its end
    if (step === -1 && is(parts[at - 1], '::')) at -= 2
    const part = parts[at]
    if (part === undefined || isList(part)) return undefined
    if (part.kind === 'parameter') return parameterNode(part.text)
    if (step === 1 && is(parts[at + 1], '.'))
      return nameIn(parts[at + 2]) === column ? lookUp(scope, part.text) : undefined
    if (nameIn(part) !== column) return undefined
    if (step === -1 && is(parts[at - 1], '.')) return lookUp(scope, nameIn(parts[at - 2]) ?? '')
    return find(
      scope,
      (one) =>
        [...one.nodes.values()].find(({ table }) => table !== undefined && tables.has(table)) ??
        [...one.nodes.values()][0],
    )
  }

  function readInsert(parts: Part[], scope: Scope, target: Node): void {
    const at = parts.findIndex((part) => isList(part) && part.some((name) => nameIn(name) === column))
    const columns = parts[at]
    if (!isList(columns)) return
    const place = items(columns).findIndex(([name]) => nameIn(name) === column)
    const from = parts.findIndex((part, index) => index > at && is(part, 'values', 'select'))
    if (is(parts[from], 'values')) {
      for (let row = from + 1; isList(parts[row]); row += is(parts[row + 1], ',') ? 2 : 1) {
        const value = items(parts[row] as Part[])[place] ?? []
        const given = value.length > 0 ? valueAt(value, value.length - 1, scope, -1) : undefined
        if (given) unite(target, given)
      }
      return
    }
    const end = parts.findIndex((part, index) => index > from && is(part, 'from'))
    const list = items(parts.slice(from + 1, end < 0 ? parts.length : end)).map((item) =>
      is(item[0], 'distinct') ? item.slice(1) : item,
    )
    const [single] = list
    const others = [...scope.nodes.values()].filter((one) => one !== target)
    if (list.length === 1 && single?.length === 1 && is(single[0], '*')) {
      if (others[0]) unite(target, others[0])
      return
    }
    const given = list[place]
    const value =
      given &&
      valueAt(
        given,
        is(given.at(-2), 'as') ? given.length - 3 : given.length - 1,
        { ...scope, nodes: new Map([...scope.nodes].filter(([, one]) => one !== target)) },
        -1,
      )
    if (value) unite(target, value)
  }
}

const clauses = [
  'select',
  'from',
  'join',
  'group',
  'order',
  'having',
  'returning',
  'set',
  'limit',
  'values',
  'window',
  'left',
  'inner',
  'cross',
  'do',
]

const parameterNode = (parameter: string): Node => ({ table: undefined, same: new Set(), parameter })

function find<Found>(scope: Scope | undefined, look: (scope: Scope) => Found | undefined): Found | undefined {
  for (let at = scope; at; at = at.outer) {
    const found = look(at)
    if (found !== undefined) return found
  }
  return undefined
}

const lookUp = (scope: Scope, alias: string): Node | undefined => find(scope, (one) => one.nodes.get(alias))

/** Whether the clause that begins here has an `or` on its own level. */
function hasOr(parts: Part[], start: number): boolean {
  for (let at = start; at < parts.length; at++) {
    if (is(parts[at], 'or')) return true
    if (is(parts[at], ...clauses, 'on', 'where', 'union')) return false
  }
  return false
}

function items(parts: Part[]): Part[][] {
  const list: Part[][] = [[]]
  for (const part of parts) {
    if (is(part, ',')) list.push([])
    else list.at(-1)?.push(part)
  }
  return list
}

function parametersOf(start: Node): string[] {
  const seen = new Set([start])
  for (const one of seen) for (const other of one.same) seen.add(other)
  return [...seen].flatMap(({ parameter }) => (parameter === undefined ? [] : [parameter]))
}
