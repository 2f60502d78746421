import { failField } from '../../../platform/failure.ts'
import type { UserRow } from '../store/users.ts'
import { openPassword } from './fields.ts'
import type { Parts } from './parts.ts'

/** Refuses `field` unless it holds the signed-in user's password: a stolen session must not be a way to guess it. */
export async function checkOwnPassword(
  parts: Parts,
  user: UserRow,
  { sealed, field, now }: { sealed: string; field: string; now: Date },
): Promise<void> {
  const password = await openPassword(parts, sealed, now, field)
  const whose = `user ${user.id}`
  await parts.limits.count('wrongPassword', whose, now)
  if (!(await parts.passwords.verify(user.passwordHash, password))) failField(field, 'accounts.oldPasswordWrong')
  await parts.limits.forget('wrongPassword', whose)
}
