import type { AccountNotice } from '@matai/contract'

/** One piece of news: a notice, or several that say the same of different things, newest first. */
export type News = readonly [AccountNotice, ...AccountNotice[]]

/**
 * Ten files that are ready are one piece of news at the place of the newest, so that they push nothing out of sight.
 * Those that are new are one, those that were seen are one for each day.
 */
export function foldNotices(
  notices: readonly AccountNotice[],
  { kinds, dayOf }: { kinds: readonly string[]; dayOf: (at: string) => string },
): News[] {
  const groups = new Map<string, [AccountNotice, ...AccountNotice[]]>()
  for (const notice of notices) {
    const isFolded = kinds.includes(notice.kind)
    const seen = notice.readAt === null ? 'new' : dayOf(notice.at)
    const key = isFolded ? `${notice.kind} ${seen}` : String(notice.id)
    const group = groups.get(key)
    if (group) group.push(notice)
    else groups.set(key, [notice])
  }
  return [...groups.values()]
}
