import type { PhraseKey } from '@matai/i18n'
import type { Visit } from './dependencies.ts'
import type { Parts } from './parts.ts'
import { countSmsCode, deliverSmsCode } from './send-sms-code.ts'
import { useSmsCode } from './use-sms-code.ts'

/** Sends a code to somebody who visits a live code or a form; no account is needed. `mobile` is E.164. */
export async function sendVisitCode(
  parts: Parts,
  mobile: string,
  visit: Visit,
  phrase: PhraseKey = 'codeAccess.smsVisit',
): Promise<void> {
  const counted = await countSmsCode(parts, 'visit', mobile, visit)
  await deliverSmsCode(parts, { mobile, purpose: 'visit', phrase, counted }, visit)
}

/** Uses such a code up, or refuses it. */
export function useVisitCode(parts: Parts, code: { mobile: string; smsCode: string }, visit: Visit): Promise<void> {
  return useSmsCode(parts, { ...code, purpose: 'visit' }, visit)
}
