import type { VersionState } from '@matai/contract'

/** From when and until when a version is seen; one that ends when it begins never is. */
export interface Term {
  number: number
  publishAt: Date
  endAt: Date | null
}

const isCancelled = ({ publishAt, endAt }: Term) => endAt !== null && endAt <= publishAt

/** What visitors see at a moment: of the versions that count then, the one published last. */
export function visibleAt<One extends Term>(versions: One[], now: Date): One | undefined {
  return versions
    .filter((one) => one.publishAt <= now && (one.endAt === null || one.endAt > now))
    .reduce<One | undefined>((best, one) => (best && isBefore(one, best) ? best : one), undefined)
}

function isBefore(one: Term, other: Term): boolean {
  const difference = one.publishAt.getTime() - other.publishAt.getTime()
  return difference < 0 || (difference === 0 && one.number < other.number)
}

/** How a version stands at a moment, when the version numbered `visible` is what visitors see. */
export function versionStateOf(version: Term, visible: number | undefined, now: Date): VersionState {
  if (isCancelled(version)) return 'cancelled'
  if (version.publishAt > now) return 'scheduled'
  if (version.number === visible) return 'visible'
  return version.endAt && version.endAt <= now ? 'ended' : 'past'
}

export type TermFault = 'publishPast' | 'endPast' | 'endBeforePublish'

/** What is wrong with a wanted schedule; without a moment to publish at, it is published now. */
export function termFault(
  { publishAt, endAt }: { publishAt: Date | null; endAt: Date | null },
  now: Date,
): TermFault | undefined {
  if (publishAt && publishAt <= now) return 'publishPast'
  if (endAt && endAt <= now) return 'endPast'
  return publishAt && endAt && endAt <= publishAt ? 'endBeforePublish' : undefined
}

/** The moment of what is published at once: never before the save that it follows, whosever clock that had. */
export function momentAfter(last: { savedAt: Date; publishAt: Date } | undefined, now: Date): Date {
  const wasAtOnce = last !== undefined && last.publishAt <= last.savedAt
  return wasAtOnce && last.publishAt > now ? last.publishAt : now
}
