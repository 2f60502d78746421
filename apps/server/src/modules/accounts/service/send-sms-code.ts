import { type CallOutput, type contract, type ParsedInput, smsCodeInterval } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { fail, failField, tooManyRequests } from '../../../platform/failure.ts'
import { SmsError } from '../../../platform/sms/sms-sender.ts'
import { type CodePurpose, purposeOf, smsCodeLifetime, smsPhrases } from '../rules.ts'
import { putSmsCode } from '../store/sms-codes.ts'
import type { Visit } from './dependencies.ts'
import { openMobile } from './fields.ts'
import type { Parts } from './parts.ts'
import { hashSmsCode, makeSmsCode } from './secrets.ts'

type GetVerifyCode = typeof contract.accounts.getVerifyCode

/** Sends a code to any number that can have one: the answer is the same whether or not somebody is registered with it. */
export async function sendSmsCode(
  parts: Parts,
  { mobile: written, sendType, sign }: ParsedInput<GetVerifyCode>,
  { now, ip, say }: Visit,
): Promise<CallOutput<GetVerifyCode>> {
  const { e164: mobile } = openMobile(written)
  const signed = await parts.seals.open(sign, { purpose: 'smsCode', field: 'sign', now })
  if (signed.trim() !== written) failField('sign', 'accounts.signMismatch')
  const purpose = purposeOf(sendType)
  await deliverSmsCode(parts, { mobile, purpose, phrase: smsPhrases[purpose] }, { now, ip, say })
  return { retryAfter: smsCodeInterval }
}

/** Makes, keeps and sends a code for a number, within the limits by number and by address. */
export async function deliverSmsCode(
  parts: Parts,
  { mobile, purpose, phrase }: { mobile: string; purpose: CodePurpose; phrase: PhraseKey },
  { now, ip, say }: Pick<Visit, 'now' | 'ip' | 'say'>,
): Promise<void> {
  await parts.limits.countAddress('codesOfAddressEachHour', ip, now)
  await parts.limits.countAddress('codesOfAddressEachDay', ip, now)
  await parts.limits.count('codeEachMinute', mobile, now)
  await parts.limits.count('codeEachDay', mobile, now)

  const smsCode = makeSmsCode()
  await putSmsCode(parts.database.tx, {
    mobile,
    purpose,
    codeHash: hashSmsCode(parts.smsCodeKey, { mobile, purpose, smsCode }),
    expiresAt: new Date(now.getTime() + smsCodeLifetime),
  })
  try {
    await parts.sms.send({ to: mobile, purpose, smsCode, text: say(phrase, { smsCode }) })
  } catch (error) {
    // Nothing arrived, so the person may ask again at once.
    await parts.limits.takeBack('codeEachMinute', mobile)
    await parts.limits.takeBack('codeEachDay', mobile)
    parts.log.warn({ error: (error as Error).message }, 'a text message was not sent')
    refuse(error)
  }
}

function refuse(error: unknown): never {
  switch (error instanceof SmsError ? error.problem : 'failed') {
    case 'numberInvalid':
      failField('mobile', 'accounts.mobileFormat')
      break
    case 'countryUnsupported':
      failField('mobile', 'accounts.smsCountryUnsupported')
      break
    case 'tooOften':
      tooManyRequests(smsCodeInterval)
      break
    default:
      fail('accounts.smsSendFailed', { as: 'server' })
  }
}
