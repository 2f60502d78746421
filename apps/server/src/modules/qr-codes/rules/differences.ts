import { isDeepStrictEqual } from 'node:util'
import { wordsOf } from '@matai/content/page'
import type { Block, VersionChange } from '@matai/contract'

export interface Content {
  name: string
  blocks: Block[]
  /** Where a jump leads. */
  target?: string | null | undefined
}

/** Names of files by id, for blocks that have no words of their own. */
export type FileNames = ReadonlyMap<string, string>

/** Characters of an excerpt, and of what stands before the first difference in it. */
const excerptMax = 40
const lead = 12

/** What turns one content into another; empty when, and only when, they are the same. */
export function differences(before: Content, after: Content, names: FileNames = new Map()): VersionChange[] {
  const old = keyed(before.blocks)
  const young = keyed(after.blocks)
  const keptBefore = [...old.keys()].filter((key) => young.has(key))
  const keptAfter = [...young.keys()].filter((key) => old.has(key))
  const still = longestInOrder(keptAfter, keptBefore)
  const told = (kind: 'added' | 'removed' | 'moved', block: Block): VersionChange => ({
    kind,
    type: block.type,
    excerpt: cut(wordsOf(block, names), 0),
  })
  const renamed: VersionChange[] =
    before.name === after.name ? [] : [{ kind: 'renamed', from: before.name, to: after.name }]
  const [from, to] = [before.target ?? '', after.target ?? '']
  const retargeted: VersionChange[] = from === to ? [] : [{ kind: 'target', from, to }]
  const inAfter = [...young].flatMap(([key, block]): VersionChange[] => {
    const past = old.get(key)
    if (!past) return [told('added', block)]
    const changed: VersionChange[] = isDeepStrictEqual(past, block) ? [] : [changedBlock(past, block, names)]
    return still.has(key) ? changed : [...changed, told('moved', block)]
  })
  const gone = [...old].filter(([key]) => !young.has(key)).map(([, block]) => told('removed', block))
  return [...renamed, ...retargeted, ...inAfter, ...gone]
}

function changedBlock(past: Block, block: Block, names: FileNames): VersionChange {
  const from = [...wordsOf(past, names)]
  const to = [...wordsOf(block, names)]
  const longest = Math.max(from.length, to.length)
  let first = 0
  while (first < longest && from[first] === to[first]) first++
  const start = first === longest ? 0 : Math.max(0, first - lead)
  return { kind: 'changed', type: block.type, from: cut(from.join(''), start), to: cut(to.join(''), start) }
}

/** Blocks by id and kind; an id that stands twice counts its places. */
function keyed(blocks: Block[]): Map<string, Block> {
  const seen = new Map<string, number>()
  return new Map(
    blocks.map((block) => {
      const name = `${block.type} ${block.id}`
      const place = (seen.get(name) ?? 0) + 1
      seen.set(name, place)
      return [`${name} ${place}`, block]
    }),
  )
}

/** The most keys that need not be moved: the longest run that stands in both orders. */
function longestInOrder(keys: string[], order: string[]): Set<string> {
  const place = new Map(order.map((key, at) => [key, at]))
  const runs: { key: string; at: number; length: number; previous: number }[] = []
  for (const key of keys) {
    const at = place.get(key) ?? 0
    let previous = -1
    runs.forEach((run, index) => {
      if (run.at < at && run.length > (runs[previous]?.length ?? 0)) previous = index
    })
    runs.push({ key, at, length: (runs[previous]?.length ?? 0) + 1, previous })
  }
  let end = runs.reduce((best, run, index) => (run.length > (runs[best]?.length ?? 0) ? index : best), -1)
  const kept = new Set<string>()
  for (let run = runs[end]; run; run = runs[end]) {
    kept.add(run.key)
    end = run.previous
  }
  return kept
}

function cut(text: string, start: number): string {
  const letters = [...text]
  const shown = letters.slice(start, start + excerptMax).join('')
  return `${start > 0 ? '…' : ''}${shown}${letters.length > start + excerptMax ? '…' : ''}`
}
