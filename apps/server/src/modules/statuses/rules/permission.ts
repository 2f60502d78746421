import type { Role, statusPermissions } from '@matai/contract'

interface Member {
  userId: number
  role: Role
}

/** Whether somebody may change the item of codes (specification, section 6). */
export function maySet(
  { permission, members }: { permission: (typeof statusPermissions)[number]; members: readonly number[] },
  { userId, role }: Member,
): boolean {
  if (role === 'admin' || permission === 'all') return true
  return permission === 'members' && members.includes(userId)
}

/** Whether a collaborator may, on the phone. */
export const maySetOnPhone = (
  { permission, collaborators }: { permission: (typeof statusPermissions)[number]; collaborators: readonly number[] },
  collaboratorId: number,
): boolean => permission === 'all' || (permission === 'members' && collaborators.includes(collaboratorId))
