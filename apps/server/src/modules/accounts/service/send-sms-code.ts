import { type CallOutput, type contract, type ParsedInput, smsCodeInterval } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { everybody } from '../../../platform/db/account-id.ts'
import { fail, failField, tooManyRequests } from '../../../platform/failure.ts'
import { SmsError } from '../../../platform/sms/sms-sender.ts'
import { type CodePurpose, mayBeSentTo, purposeOf, smsCodeLifetime, smsPhrases } from '../rules.ts'
import { smsNearlyUsed } from '../events.ts'
import { putSmsCode } from '../store/sms-codes.ts'
import type { SignInVisit, Visit } from './dependencies.ts'
import { openMobile } from './fields.ts'
import { noting } from './noting.ts'
import type { Parts } from './parts.ts'
import { hashSmsCode, makeSmsCode, markNetwork } from './secrets.ts'
import { whoIs } from './who-is.ts'

type GetVerifyCode = typeof contract.accounts.getVerifyCode

/** Sends a code to any number that can have one: the answer is the same whether or not somebody is registered with it. */
export async function sendSmsCode(
  parts: Parts,
  { mobile: written, sendType, sign }: ParsedInput<GetVerifyCode>,
  visit: SignInVisit,
): Promise<CallOutput<GetVerifyCode>> {
  const { e164: mobile } = openMobile(written)
  return noting(visit, 'codeNotSent', whoIs(undefined, mobile), () =>
    sendCounted(parts, { mobile, written, sendType, sign }, visit),
  )
}

async function sendCounted(
  parts: Parts,
  { mobile, written, sendType, sign }: { mobile: string; written: string; sendType: number; sign: string },
  visit: SignInVisit,
): Promise<CallOutput<GetVerifyCode>> {
  const counted = await countSmsCode(parts, 'account', mobile, visit)
  try {
    const signed = await parts.seals.open(sign, { purpose: 'smsCode', field: 'sign', now: visit.now })
    if (signed.trim() !== written) failField('sign', 'accounts.signMismatch')
  } catch (error) {
    await counted.takeBack()
    throw error
  }
  const purpose = purposeOf(sendType)
  await deliverSmsCode(parts, { mobile, purpose, phrase: smsPhrases[purpose], counted }, visit)
  visit.noteSecurity('codeSent', { ...whoIs(undefined, mobile), reason: purpose })
  return { retryAfter: smsCodeInterval }
}

interface CountedCode {
  /** Nothing arrived, so the person may ask again at once. */
  takeBack(): Promise<void>
}

/** Counts before anything costly is done, or refuses. Who wants to see a live code uses up nothing of who signs in. */
export async function countSmsCode(
  { limits, smsCountries }: Parts,
  kind: 'account' | 'visit',
  mobile: string,
  { now, ip }: Pick<Visit, 'now' | 'ip'>,
): Promise<CountedCode> {
  if (!mayBeSentTo(smsCountries, mobile)) failField('mobile', 'accounts.smsCountryUnsupported')
  const whose = kind === 'visit' ? `visit ${mobile}` : mobile
  await limits.count('codeEachMinute', whose, now)
  await limits.countCode(whose, { name: mobile, ip, now })
  const rates = kind === 'visit' ? visitRates : accountRates
  const takeBack = () => limits.takeBackCode(whose, ip)
  try {
    for (const rate of rates) await limits.countAddress(rate, ip, now)
  } catch (error) {
    await takeBack() // the address has asked too often, not the number
    throw error
  }
  return { takeBack }
}

const accountRates = ['codesOfAddressEachHour', 'codesOfAddressEachDay'] as const
const visitRates = ['visitCodesOfAddressEachHour'] as const

/**
 * Makes, keeps and sends a code for a number that was counted.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function deliverSmsCode(
  parts: Parts,
  message: { mobile: string; purpose: CodePurpose; phrase: PhraseKey; counted: CountedCode },
  { now, ip, say }: Pick<Visit, 'now' | 'ip' | 'say'>,
): Promise<void> {
  const { mobile, purpose, phrase, counted } = message
  const { allowed, tell, ...day } = await parts.limits.countSms(now)
  if (tell) await tellSmsHigh(parts, day, now)
  if (!allowed) {
    await counted.takeBack()
    fail('accounts.smsSendFailed', { as: 'server' })
  }
  const smsCode = makeSmsCode()
  await putSmsCode(parts.database.tx, {
    mobile,
    purpose,
    codeHash: hashSmsCode(parts.smsCodeKey, { mobile, purpose, smsCode }),
    askedFrom: markNetwork(parts.smsCodeKey, mobile, ip),
    expiresAt: new Date(now.getTime() + smsCodeLifetime),
  })
  try {
    await parts.sms.send({ to: mobile, purpose, smsCode, text: say(phrase, { smsCode }) })
  } catch (error) {
    await counted.takeBack()
    parts.log.warn({ error: (error as Error).message }, 'a text message was not sent')
    refuse(error)
  }
}

/** Once at the share that is high and once at the end of a day's messages. Unlogged: it only tells the operator. */
async function tellSmsHigh({ database, events, log }: Parts, day: { used: number; limit: number }, now: Date) {
  log.error(day, 'the text messages of a day are nearly used up: SMS_PER_DAY')
  await database.transact(everybody, (tx) => events.announce(tx, smsNearlyUsed, { ...day, at: now.toISOString() }))
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
