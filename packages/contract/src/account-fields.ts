import { plainDigits } from '@matai/rules/plain-text'
import { z } from 'zod'
import { say } from './fields.ts'

/** Country code and number in digits, `+` allowed; the server checks it against the country's rule. */
export const mobile = z
  .string()
  .overwrite(plainDigits)
  .regex(/^\+?\d{6,18}$/, say('accounts.mobileFormat'))

/** Letters and digits of a code from a text message (specification, section 5: 4 to 6 characters). */
export const mobileCode = z
  .string()
  .overwrite(plainDigits)
  .min(1, say('accounts.smsCodeRequired'))
  .regex(/^\w{4,6}$/, say('accounts.smsCodeLength'))

/** A password sealed to the server's key with purpose `password`; in clear it has 8 to 20 characters. */
export const passWord = z.string().min(1, say('accounts.passwordRequired')).max(4_096)

export const invitation = z.string().trim().max(20)

/** Six digits of an authenticator, or one of the recovery codes. */
export const secondFactorCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(\d{6}|[a-z\d]{5}-?[a-z\d]{5})$/, say('accounts.secondFactorFormat'))
