import type { ApprovalState, ApproverRole, Flag, Role } from '@matai/contract'

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

/** Who is asked at a level. */
interface Level {
  userIds: readonly number[]
  roles?: readonly ApproverRole[]
}

/** Somebody who works in the account and may open the record. */
interface Approver {
  userId: number
  role: Role
  flags: readonly Flag[]
  /** Looks and changes nothing. */
  viewOnly: boolean
  /** Whether in one of the identity groups of the level. */
  isInGroup: boolean
}

const isAsked = ({ userIds, roles = [] }: Level, { userId, role, flags, isInGroup }: Approver): boolean =>
  isInGroup ||
  userIds.includes(userId) ||
  roles.some((asked) => asked === role || (role === 'subAdmin' && flags.some((flag) => flag === asked)))

/**
 * Who decides at a level: those who are asked by name, role or group and are there, else the administrator. `hasOthers`:
 * collaborators are asked, too.
 */
export function approversAt(
  levels: readonly Level[],
  level: number,
  members: readonly Approver[],
  hasOthers = false,
): number[] {
  const asked = levels[level - 1]
  const there = asked ? members.filter((member) => !member.viewOnly && isAsked(asked, member)) : []
  const deciding = there.length > 0 || hasOthers ? there : members.filter(({ role }) => role === 'admin')
  return deciding.map(({ userId }) => userId)
}
