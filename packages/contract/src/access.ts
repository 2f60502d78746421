/** Rights of a sub-administrator that the administrator grants one by one (specification, section 3). */
export const flags = ['deleteQrCode', 'deleteForm', 'editRecord', 'deleteRecord', 'editCompany'] as const
export type Flag = (typeof flags)[number]

/**
 * Who may call: anybody (`public`), a scanning visitor (`visitor`), whoever works in the account (`member`),
 * its administrator only (`admin`), the administrator and sub-administrators with a flag, or who runs the server
 * (`operator`), whatever the account.
 */
export type Access = 'public' | 'visitor' | 'member' | 'admin' | 'operator' | { readonly flag: Flag }

export const roles = ['admin', 'subAdmin'] as const
export type Role = (typeof roles)[number]

export function flag(name: Flag): Access {
  return { flag: name }
}

interface Member {
  role: Role
  flags: readonly Flag[]
  operator?: boolean
  /** Looks and changes nothing: what such a person may call is named in views.ts. */
  viewOnly?: boolean
}

/** Whether somebody in an account may call; calls without an account are open to everybody. */
export function mayCall(access: Access, member: Member | undefined): boolean {
  if (access === 'public' || access === 'visitor') return true
  if (!member) return false
  if (access === 'operator') return member.operator === true
  if (member.viewOnly) return access === 'member'
  if (member.role === 'admin' || access === 'member') return true
  return typeof access === 'object' && member.flags.includes(access.flag)
}
