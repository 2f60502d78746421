import { type Mobile, parseMobile } from '@matai/rules/mobile'
import type { PhraseKey } from '@matai/i18n'
import { failField } from '../../../platform/failure.ts'
import { type Weakness, weaknessOf } from '../../../platform/passwords/weak-password.ts'
import { passwordFits } from '../rules.ts'
import type { Parts } from './parts.ts'

/** Reads the number in a field, or refuses it. */
export function openMobile(written: string, field = 'mobile'): Mobile {
  return parseMobile(written) ?? failField(field, 'accounts.mobileFormat')
}

/** A password that somebody claims to have. */
export function openPassword({ seals }: Parts, sealed: string, now: Date, field = 'passWord'): Promise<string> {
  return seals.open(sealed, { purpose: 'password', field, now })
}

/** A password that somebody with this number (E.164) wants to have. */
export async function openNewPassword(
  parts: Parts,
  { sealed, mobile, field = 'passWord' }: { sealed: string; mobile: string | null; field?: string },
  now: Date,
): Promise<string> {
  const password = await openPassword(parts, sealed, now, field)
  if (!passwordFits(password)) failField(field, 'accounts.passwordLength')
  const weakness = weaknessOf(password, mobile)
  if (weakness) failField(field, weaknessPhrases[weakness])
  return password
}

const weaknessPhrases = {
  common: 'accounts.passwordCommon',
  ownNumber: 'accounts.passwordOwnNumber',
  repeated: 'accounts.passwordRepeated',
  sequence: 'accounts.passwordSequence',
} as const satisfies Record<Weakness, PhraseKey>
