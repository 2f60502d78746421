import { withIds } from './with-ids.ts'

/** An option of several levels; `parent` is null on the first. */
export interface TreeOption {
  id: string
  label: string
  parent: string | null
}

const step = 2

/** Options as lines: what lies within another stands below it, two blanks further in. */
export function textOf(options: readonly TreeOption[]): string {
  const below = (parent: string | null, depth: number): string[] =>
    depth > 20
      ? []
      : options
          .filter((one) => one.parent === parent)
          .flatMap((one) => [' '.repeat(step * depth) + one.label, ...below(one.id, depth + 1)])
  return below(null, 0).join('\n')
}

/** The same back; what was called so under the same option keeps its id. Tabs count as one level. */
export function optionsOf(text: string, before: readonly TreeOption[], newId: () => string): TreeOption[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const indent = (/^[ \t　]*/.exec(line)?.[0] ?? '').replace(/[\t　]/g, ' '.repeat(step)).length
      return { label: line.trim().slice(0, 100), depth: Math.floor(indent / step) }
    })
  const made: TreeOption[] = []
  /** Reads the lines from a place on that lie deeper than their parent; answers the place behind them. */
  function read(from: number, depth: number, parent: string | null): number {
    const own: { label: string; at: number }[] = []
    let at = from
    while (at < lines.length && (lines[at]?.depth ?? 0) >= depth) {
      own.push({ label: lines[at]?.label ?? '', at })
      at += 1
      while (at < lines.length && (lines[at]?.depth ?? 0) > depth) at += 1
    }
    const known = withIds(
      before.filter((one) => one.parent === parent),
      own.map(({ label }) => label),
      newId,
    )
    own.forEach((line, place) => {
      const { id = '', label = '' } = known[place] ?? {}
      made.push({ id, label, parent })
      read(line.at + 1, depth + 1, id)
    })
    return at
  }
  let at = 0
  while (at < lines.length) at = Math.max(at + 1, read(at, 0, null))
  return made
}
