import { failField } from '../../../platform/failure.ts'
import type { UserRow } from '../store/users.ts'
import { openPassword } from './fields.ts'
import type { Parts } from './parts.ts'

/** Refuses `field` unless it holds the signed-in user's password: a stolen session must not be a way to guess it. */
export async function checkOwnPassword(
  { limits, passwords, ...parts }: Parts,
  user: UserRow,
  { sealed, field, now }: { sealed: string; field: string; now: Date },
): Promise<void> {
  const password = await openPassword({ limits, passwords, ...parts }, sealed, now, field)
  const whose = `user ${user.id}`
  await limits.count('wrongPassword', whose, now)
  if (!(await passwords.verify(user.passwordHash, password))) failField(field, 'accounts.oldPasswordWrong')
  await limits.forget('wrongPassword', whose)
}
