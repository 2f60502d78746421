import { failField } from '../../../platform/failure.ts'
import { type CodePurpose, smsCodeTries } from '../rules.ts'
import { trySmsCode } from '../store/sms-codes.ts'
import type { Visit } from './dependencies.ts'
import type { Parts } from './parts.ts'
import { hashSmsCode, markNetwork } from './secrets.ts'

/**
 * Uses a code up, or refuses the field `mobileCode`. Runs outside of any transaction: a wrong try stays counted. Tries
 * count against a living code and what it is for, nowhere else: the number of codes a day keeps guessing hopeless.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function useSmsCode(
  parts: Parts,
  code: { mobile: string; purpose: CodePurpose; smsCode: string },
  { now, ip }: Pick<Visit, 'now' | 'ip'>,
): Promise<void> {
  const { mobile, purpose } = code
  const codeHash = hashSmsCode(parts.smsCodeKey, code)
  const from = markNetwork(parts.smsCodeKey, mobile, ip)
  const outcome = await trySmsCode(parts.database.tx, { mobile, purpose, codeHash, from, tries: smsCodeTries, now })
  if (outcome !== 'right')
    failField('mobileCode', outcome === 'dead' ? 'accounts.smsCodeTriesUsed' : 'accounts.smsCodeWrong')
}
