import { failField } from '../../../platform/failure.ts'
import { type CodePurpose, smsCodeTries } from '../rules.ts'
import { trySmsCode } from '../store/sms-codes.ts'
import type { Visit } from './dependencies.ts'
import type { Parts } from './parts.ts'
import { hashSmsCode } from './secrets.ts'

/**
 * Uses a code up, or refuses the field `mobileCode`. Runs outside of any transaction: a wrong try stays counted. The
 * limit by number keeps somebody who asks for code after code from guessing in peace.
 */
export async function useSmsCode(
  parts: Parts,
  code: { mobile: string; purpose: CodePurpose; smsCode: string },
  { now, ip }: Visit,
): Promise<void> {
  const { mobile, purpose } = code
  await parts.limits.countAddress('wrongCodeOfAddress', ip, now)
  await parts.limits.count('wrongCode', mobile, now)
  const codeHash = hashSmsCode(parts.smsCodeKey, code)
  const outcome = await trySmsCode(parts.database.tx, { mobile, purpose, codeHash, tries: smsCodeTries, now })
  if (outcome !== 'right')
    failField('mobileCode', outcome === 'dead' ? 'accounts.smsCodeTriesUsed' : 'accounts.smsCodeWrong')
  await parts.limits.takeBack('wrongCode', mobile)
  await parts.limits.takeBackAddress('wrongCodeOfAddress', ip)
}
