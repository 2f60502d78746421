import type { contract, ParsedInput, UserInfo } from '@matai/contract'
import { fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { MailError } from '../../../platform/mail/mail-sender.ts'
import { emailProofLifetime } from '../rules.ts'
import { setEmail, type UserRow } from '../store/users.ts'
import { findSelf } from './find-self.ts'
import { checkOwnPassword } from './own-password.ts'
import type { Parts } from './parts.ts'
import { userInfo } from './profile.ts'
import { openEmailProof, sealEmailProof } from './secrets.ts'
import { announceAccess, maskEmail, tellFormerContact } from './tell.ts'
import { whoIs } from './who-is.ts'

type Accounts = typeof contract.accounts

/** Sends a link to the address; it becomes the user's when the link is opened. */
export async function askEmail(parts: Parts, input: ParsedInput<Accounts['setEmail']>, context: MemberContext) {
  const { caller, now, say, origin } = context
  const email = input.email.toLowerCase()
  const user = await findSelf(parts, caller)
  if (user.email === email) failField('email', 'accounts.sameEmail')
  await checkOwnPassword(parts, user, { sealed: input.passWord, field: 'passWord' }, context)
  await parts.limits.count('mailEachMinute', String(user.id), now)
  await parts.limits.count('mailEachDay', String(user.id), now)
  const until = now.getTime() + emailProofLifetime
  const proof = sealEmailProof(parts.emailKey, { userId: user.id, before: user.email ?? '', email, until })
  const link = `${parts.consoleOrigin ?? origin}/user?email=${proof}`
  try {
    await parts.mail.send({
      to: email,
      subject: say('accounts.emailSubject'),
      text: say('accounts.emailText', { link }),
    })
  } catch (error) {
    await parts.limits.takeBack('mailEachMinute', String(user.id))
    await parts.limits.takeBack('mailEachDay', String(user.id))
    parts.log.warn({ error: (error as Error).message }, 'a mail was not sent')
    if (error instanceof MailError && error.addressRefused) failField('email', 'accounts.emailRefused')
    fail('accounts.emailSendFailed', { as: 'server' })
  }
}

/** Only who asked for the link may use it, once: afterwards the address before is another one. */
export async function confirmEmail(
  parts: Parts,
  { proof }: ParsedInput<Accounts['confirmEmail']>,
  context: MemberContext,
): Promise<UserInfo> {
  const { caller, now } = context
  const proven = openEmailProof(parts.emailKey, proof)
  if (!proven || proven.until < now.getTime()) fail('accounts.emailLinkOld')
  if (proven.userId !== caller.userId) fail('accounts.emailLinkForeign')
  const user = await findSelf(parts, caller)
  await replaceEmail(parts, { user, from: proven.before || null, to: proven.email }, context)
  return userInfo(parts, context)
}

export async function removeEmail(
  parts: Parts,
  input: ParsedInput<Accounts['removeEmail']>,
  context: MemberContext,
): Promise<UserInfo> {
  const user = await findSelf(parts, context.caller)
  await checkOwnPassword(parts, user, { sealed: input.passWord, field: 'passWord' }, context)
  await replaceEmail(parts, { user, from: user.email, to: null }, context)
  return userInfo(parts, context)
}

/**
 * The address before hears of it, as the person does.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
async function replaceEmail(
  parts: Parts,
  { user, from, to }: { user: UserRow; from: string | null; to: string | null },
  { caller, noteSecurity }: MemberContext,
): Promise<void> {
  // Not inside a transaction with what follows: an address that is taken would undo it.
  const outcome = await setEmail(parts.database.tx, { id: user.id, from, to })
  if (outcome === 'taken') fail('accounts.emailTaken', { as: 'conflict' })
  if (outcome === 'changed') fail('accounts.emailLinkOld')
  await parts.database.transact(caller.accountId, async (tx) => {
    await announceAccess(parts, tx, user, { change: 'emailChanged' })
    if (from) await tellFormerContact(tx, { channel: 'email', to: from, now: maskEmail(to ?? '') }, user.language)
  })
  noteSecurity('emailChanged', { ...whoIs(user), accountId: caller.accountId })
}
