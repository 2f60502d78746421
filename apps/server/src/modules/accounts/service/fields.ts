import { type Mobile, parseMobile } from '@matai/contract/mobile'
import { failField } from '../../../platform/failure.ts'
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

/** A password that somebody wants to have. */
export async function openNewPassword(parts: Parts, sealed: string, now: Date, field = 'passWord'): Promise<string> {
  const password = await openPassword(parts, sealed, now, field)
  if (!passwordFits(password)) failField(field, 'accounts.passwordLength')
  return password
}
