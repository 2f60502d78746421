import type { SecurityFacts } from '../../../platform/security-log.ts'
import { maskMobile } from '../rules.ts'
import type { UserRow } from '../store/users.ts'

/** Whom a line of the log is about; a number that nobody has, as it was written. */
export function whoIs(user: UserRow | undefined, name = ''): SecurityFacts {
  const mobile = user?.mobile ?? (name.startsWith('+') ? name : undefined)
  return { ...(user ? { userId: user.id } : {}), ...(mobile ? { mobile: maskMobile(mobile) } : {}) }
}
