import type { Block } from '@matai/contract'
import type { Term } from './schedule.ts'

interface Written extends Term {
  blocks: Block[]
}

/**
 * Versions that count, as the next versions of their code with their blocks changed: what shows or comes back does so
 * from now on in the same order, what waits goes on waiting for its moment. `replaced` waited until now. Nothing is made
 * where no version changes; else all of them, because the newest stays the newest.
 */
export function rewritten<One extends Written>(
  versions: readonly One[],
  newest: number,
  now: Date,
  change: (blocks: Block[]) => Block[],
): { made: One[]; replaced: One[] } {
  const changed = versions.map((one) => ({ one, blocks: change(one.blocks) }))
  if (changed.every(({ one, blocks }) => blocks === one.blocks)) return { made: [], replaced: [] }
  const begun = versions.filter(({ publishAt }) => publishAt <= now).sort(byMoment)
  // A clock that goes before ours may have published later than it is here.
  const momentOf = (one: One) => (one.publishAt > now ? one.publishAt : new Date(now.getTime() + begun.indexOf(one)))
  return {
    made: changed.map(({ one, blocks }, at) => ({ ...one, blocks, number: newest + 1 + at, publishAt: momentOf(one) })),
    replaced: versions.filter(({ publishAt }) => publishAt > now),
  }
}

const byMoment = (one: Term, other: Term) =>
  one.publishAt.getTime() - other.publishAt.getTime() || one.number - other.number
