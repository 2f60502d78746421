import { fail, failField } from '../../../platform/failure.ts'
import type { PhraseKey } from '@matai/i18n'
import type { UserRow } from '../store/users.ts'
import { openNewPassword } from './fields.ts'
import type { Parts } from './parts.ts'

interface Given {
  /** The right one, in clear. */
  password: string
  /** Sealed. */
  newPassWord: string | undefined
  refusal: PhraseKey
  now: Date
}

/** Where an operator gave the password it lets in once, and only together with another one, whose hash this answers. */
export async function insteadOfOnce(
  parts: Parts,
  { passwordOnceUntil, mobile }: UserRow,
  { password, newPassWord, refusal, now }: Given,
): Promise<string | undefined> {
  if (!passwordOnceUntil) return undefined
  if (passwordOnceUntil <= now) fail(refusal)
  if (!newPassWord) failField('newPassWord', 'accounts.newPasswordNeeded')
  const chosen = await openNewPassword(parts, { sealed: newPassWord, mobile, field: 'newPassWord' }, now)
  if (chosen === password) failField('newPassWord', 'accounts.newPasswordSame')
  return parts.passwords.hash(chosen)
}
