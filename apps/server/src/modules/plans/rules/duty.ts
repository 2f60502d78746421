/** Whom something is for; nobody and no group is everybody. */
export interface Duty {
  people: readonly number[]
  groupIds: readonly number[]
}

/** Whose turn a window is, of which so many have opened before: people first, then groups, in their order. */
export function dutyOf({ people, groupIds }: Duty, before: number): { people: number[]; groupIds: number[] } {
  const all = people.length + groupIds.length
  if (all === 0) return { people: [], groupIds: [] }
  const place = before % all
  const person = people[place]
  const group = groupIds[place - people.length]
  return person === undefined
    ? { people: [], groupIds: group === undefined ? [] : [group] }
    : { people: [person], groupIds: [] }
}

/** Whether something is for a person of the account, for somebody in some groups, or for everybody. */
export const isFor = (
  { people, groupIds }: Duty,
  who: { userId?: number | undefined; groupIds: readonly number[] },
): boolean =>
  people.length + groupIds.length === 0 ||
  people.some((id) => id === who.userId) ||
  groupIds.some((id) => who.groupIds.includes(id))
