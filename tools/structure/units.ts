import { importsOf, type Source, targetOf } from './source.ts'

/** A named function or member of a file, found by how the formatter lays it out. */
export interface Unit {
  path: string
  name: string
  /** Its text without what has a name of its own inside of it. */
  own: string
  /** The comment above it, and its text. */
  said: string
  /** Whether it, or what it stands in, is handed a transaction. */
  inTransaction: boolean
}

const DECLARED =
  /^( *)(?:export )?(?:async )?(?:function\*? (\w+)|const (\w+)\b.* = (?:async )?(?:\((?!await)|\w+ =>|<)|(\w+)(?:: (?:async )?[(<\w]|\((?![^()]*\)[,;]?$)))/
const KEYWORD = /^(?:if|for|while|switch|catch|return|await|case|throw|do|else|new)$/
const HANDED = /\btx: Tx\b|\(tx(?:, [^()]*)?\)(?:: [^=\n]+)? =>/

/** The functions of a file from the outside in. */
export function unitsOf({ path, text }: Source): Unit[] {
  const lines = text.split('\n')
  const spans = lines.flatMap((line, at) => {
    const [, space = '', ...names] = DECLARED.exec(line) ?? []
    const name = names.find((one) => one !== undefined)
    if (!name || KEYWORD.test(name)) return []
    return [{ name, from: at, until: endOf(lines, at, space.length) }]
  })
  return spans.map(({ name, from, until }) => {
    const inner = spans.filter((span) => span.from > from && span.until <= until)
    const own = lines.filter(
      (_, at) => at >= from && at < until && !inner.some((span) => at >= span.from && at < span.until),
    )
    const around = spans.filter((span) => span.from <= from && span.until >= until)
    return {
      path,
      name,
      own: own.join('\n'),
      said: [...commentAbove(lines, from), ...lines.slice(from, until)].join('\n'),
      inTransaction: around.some((span) => HANDED.test(headOf(lines, span.from))),
    }
  })
}

/** The line after a declaration: the first that stands as far left and closes nothing of it. */
function endOf(lines: readonly string[], from: number, depth: number): number {
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    const left = line.length - line.trimStart().length
    if (left < depth) return at
    if (left === depth && !/^[)}\]|&?:.]/.test(line.trim())) return at
  }
  return lines.length
}

function commentAbove(lines: readonly string[], from: number): string[] {
  let first = from
  while (/^(?:\/\/|\/\*\*|\*)/.test((lines[first - 1] ?? '').trim())) first -= 1
  return lines.slice(first, from)
}

/** What it takes, which may stand in several lines. */
const headOf = (lines: readonly string[], from: number) =>
  lines
    .slice(from, from + 12)
    .join('\n')
    .split(/=>|\) \{|\): [^=\n]*\{\n/)[0] + ' =>'

/** Which units each one calls or names. */
export function linksOf(sources: readonly Source[], units: readonly Unit[]) {
  const byFile = Map.groupBy(units, ({ path }) => path)
  const byModule = Map.groupBy(units, ({ path }) => moduleOf(path))
  const imported = new Map(sources.map((source) => [source.path, importedBy(source)]))
  const named = (path: string, name: string) => {
    const from = imported.get(path)?.get(name)
    const near = (byFile.get(from ?? path) ?? []).filter((unit) => unit.name === name)
    return near.length > 0 || from ? near : (byModule.get(moduleOf(path)) ?? []).filter((unit) => unit.name === name)
  }
  const members = (path: string, receivers: string, name: string) =>
    receivers === 'store.'
      ? []
      : [moduleOf(path), ...receivers.split('.').map(kebab)]
          .flatMap((noun) => byModule.get(noun) ?? [])
          .filter((unit) => unit.name === name)
  return (path: string, text: string): Unit[] => [
    ...[...text.matchAll(/(?<![.\w'`])(\w+)\b/g)].flatMap(([, name = '']) => named(path, name)),
    ...[...text.matchAll(/\b((?:\w+\)?\.)+)(\w+)\b/g)].flatMap(([, receivers = '', name = '']) =>
      members(path, receivers, name),
    ),
  ]
}

/** All that the first lead to, over however many links. */
export function reachedFrom(first: readonly Unit[], links: (unit: Unit) => readonly Unit[]): Set<Unit> {
  const reached = new Set(first)
  for (const unit of reached) for (const next of links(unit)) reached.add(next)
  return reached
}

const moduleOf = (path: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? ''
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function importedBy({ path, text }: Source): Map<string, string> {
  const names = new Map<string, string>()
  for (const { from } of importsOf(text)) {
    const target = targetOf(path, from)
    const list = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`).exec(text)?.[1] ?? ''
    for (const name of list.split(',')) {
      const plain = name.trim().split(' as ').at(-1) ?? ''
      if (target && plain && !plain.startsWith('type ')) names.set(plain, target)
    }
  }
  return names
}
