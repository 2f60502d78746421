import { type CallOutput, type contract, type ParsedInput, smsCodeInterval } from '@matai/contract'
import { fail, failField, tooManyRequests } from '../../../platform/failure.ts'
import { SmsError } from '../../../platform/sms/sms-sender.ts'
import { purposeOf, smsCodeLifetime, smsPhrases } from '../rules.ts'
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
  await parts.limits.countAddress('codesOfAddressEachHour', ip, now)
  await parts.limits.countAddress('codesOfAddressEachDay', ip, now)
  await parts.limits.count('codeEachMinute', mobile, now)
  await parts.limits.count('codeEachDay', mobile, now)

  const purpose = purposeOf(sendType)
  const smsCode = makeSmsCode()
  await putSmsCode(parts.database.tx, {
    mobile,
    purpose,
    codeHash: hashSmsCode(parts.smsCodeKey, { mobile, purpose, smsCode }),
    expiresAt: new Date(now.getTime() + smsCodeLifetime),
  })
  try {
    await parts.sms.send({ to: mobile, purpose, smsCode, text: say(smsPhrases[purpose], { smsCode }) })
  } catch (error) {
    // Nothing arrived, so the person may ask again at once.
    await parts.limits.takeBack('codeEachMinute', mobile)
    await parts.limits.takeBack('codeEachDay', mobile)
    parts.log.warn({ error: (error as Error).message }, 'a text message was not sent')
    refuse(error)
  }
  return { retryAfter: smsCodeInterval }
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
