import { failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { UserRow } from '../store/users.ts'
import { openPassword } from './fields.ts'
import { findSelf } from './find-self.ts'
import type { Parts } from './parts.ts'
import { whoIs } from './who-is.ts'

/**
 * Refuses `field` unless it holds the signed-in user's password: a stolen session must not be a way to guess it, and
 * who guesses in it shuts nobody out of another.
 */
export async function checkOwnPassword(
  parts: Parts,
  user: UserRow,
  { sealed, field }: { sealed: string; field: string },
  { caller, now, noteSecurity }: Pick<MemberContext, 'caller' | 'now' | 'noteSecurity'>,
): Promise<void> {
  const whose = String(caller.sessionId)
  await parts.limits.count('wrongPasswordOfSession', whose, now)
  const password = await openPassword(parts, sealed, now, field)
  if (!(await parts.passwords.verify(user.passwordHash, password))) {
    noteSecurity('passwordRefused', { ...whoIs(user), accountId: caller.accountId, reason: 'wrongPassword' })
    failField(field, 'accounts.oldPasswordWrong')
  }
  await parts.limits.forget('wrongPasswordOfSession', whose)
}

/** The same for who may have none: then the session is enough. */
export async function checkPasswordIfAny(
  parts: Parts,
  sealed: string | undefined,
  context: MemberContext,
): Promise<void> {
  const user = await findSelf(parts, context.caller)
  if (user.passwordHash === null) return
  if (sealed === undefined) failField('passWord', 'accounts.passwordRequired')
  await checkOwnPassword(parts, user, { sealed, field: 'passWord' }, context)
}
