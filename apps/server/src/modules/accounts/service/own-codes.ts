import type { PhraseKey } from '@matai/i18n'
import type { MemberContext } from '../../../platform/http/context.ts'
import { findSelf } from './find-self.ts'
import type { Parts } from './parts.ts'
import { sendVisitCode, useVisitCode } from './visit-codes.ts'

/** Sends the signed-in person a code; `phrase` is what the message says, and names `smsCode`. */
export async function sendOwnCode(parts: Parts, phrase: PhraseKey, context: MemberContext): Promise<void> {
  const { mobile } = await findSelf(parts, context.caller)
  await sendVisitCode(parts, mobile, context, phrase)
}

/** Uses such a code up, or refuses the field `mobileCode`. */
export async function useOwnCode(parts: Parts, smsCode: string, context: MemberContext): Promise<void> {
  const { mobile } = await findSelf(parts, context.caller)
  await useVisitCode(parts, { mobile, smsCode }, context)
}
