import { type Finding, importsOf, isTest, type Source, targetOf } from './source.ts'

const CODE = /^(apps|packages|tools|bench)\/.*\.tsx?$/

/**
 * No file imports what imports it, over however many steps, types included: such files can only be read, moved and
 * tested together.
 */
export function rings(sources: readonly Source[]): Finding[] {
  const files = sources.filter(({ path }) => CODE.test(path) && !isTest(path))
  return ringsOf(importsOfAll(files)).map((ring) => ({
    path: ring[0] ?? '',
    problem: `imports itself over ${ring.slice(1).join(', ')}`,
    mend: 'move what both need, often a type, into a file of its own',
  }))
}

function importsOfAll(files: readonly Source[]): Map<string, string[]> {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .flatMap(({ from }) => targetOf(path, from) ?? [])
        .filter((target) => paths.has(target)),
    ]),
  )
}

/** The sets of files of which each leads to all others of its set (Tarjan, 1972), in alphabetical order. */
function ringsOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []

  function visit(path: string): number {
    const own = number.size
    number.set(path, own)
    lowest.set(path, own)
    open.push(path)
    for (const target of graph.get(path) ?? []) {
      const reached = number.has(target) ? (open.includes(target) ? number.get(target) : undefined) : visit(target)
      lowest.set(path, Math.min(lowest.get(path) ?? own, reached ?? own))
    }
    const low = lowest.get(path) ?? own
    if (low === own) {
      const ring = open.splice(open.indexOf(path))
      if (ring.length > 1) found.push(ring.toSorted())
    }
    return low
  }

  for (const path of graph.keys()) if (!number.has(path)) visit(path)
  return found
}
