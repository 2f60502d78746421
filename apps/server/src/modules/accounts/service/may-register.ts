import type { contract, ParsedInput } from '@matai/contract'
import { failField } from '../../../platform/failure.ts'
import type { InvitationRow } from '../store/invitations.ts'
import type { Visit } from './dependencies.ts'
import { openInvitation } from './invitations.ts'
import type { Parts } from './parts.ts'
import { useSmsCode } from './use-sms-code.ts'

type Wanted = Pick<ParsedInput<typeof contract.accounts.register>, 'invitation' | 'mobileCode'>

/**
 * Refuses who may not register here. An invitation is enough, so that a house without text messages needs none; what it
 * says is answered. Without one the number is proven by a code, where everybody may register.
 */
export async function mayRegister(
  parts: Parts,
  mobile: string,
  { invitation: code, mobileCode }: Wanted,
  visit: Visit,
): Promise<InvitationRow | undefined> {
  if (code) {
    const invitation = await openInvitation(parts, code, visit)
    if (!invitation) return failField('invitation', 'accounts.invitationWrong')
    if (invitation.mobile && invitation.mobile !== mobile) failField('mobile', 'accounts.invitationOther')
    return invitation
  }
  if (parts.registration !== 'open') failField('invitation', 'accounts.invitationNeeded')
  if (mobileCode === undefined) return failField('mobileCode', 'accounts.smsCodeRequired')
  await useSmsCode(parts, { mobile, purpose: 'register', smsCode: mobileCode }, visit)
  return undefined
}
