import type { ApprovalState } from '@matai/contract'

interface Standing {
  approval: ApprovalState
  approvalLevel: number
}

/** Where a record of a form with so many levels begins. */
export const firstStanding = (levels: number): Standing =>
  levels > 0 ? { approval: 'waiting', approvalLevel: 1 } : { approval: 'none', approvalLevel: 0 }

/**
 * What becomes of a record by a decision at a level. Levels that were taken away since need no decision any more: the
 * last one that there is decides.
 */
export function afterDecision(level: number, levels: number, approved: boolean): Standing {
  if (!approved) return { approval: 'refused', approvalLevel: 0 }
  return level < levels ? { approval: 'waiting', approvalLevel: level + 1 } : { approval: 'approved', approvalLevel: 0 }
}

/** Who decides at a level: those who are named and still there, else the administrator. */
export function approversAt(
  levels: readonly { userIds: readonly number[] }[],
  level: number,
  members: readonly { userId: number; role: string }[],
): number[] {
  const named = levels[level - 1]?.userIds ?? []
  const there = members.filter(({ userId }) => named.includes(userId))
  const deciding = there.length > 0 ? there : members.filter(({ role }) => role === 'admin')
  return deciding.map(({ userId }) => userId)
}
