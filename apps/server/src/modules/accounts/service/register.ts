import { type contract, type ParsedInput, tierNumbers } from '@matai/contract'
import { fail, failField } from '../../../platform/failure.ts'
import { accountCreated } from '../events.ts'
import { maskMobile } from '../rules.ts'
import { insertAccount } from '../store/accounts.ts'
import { takeInvitation } from '../store/invitations.ts'
import { claimServer } from '../store/server-operator.ts'
import { claimEmail, insertUser } from '../store/users.ts'
import type { SignInVisit } from './dependencies.ts'
import { openMobile, openNewPassword } from './fields.ts'
import { rememberDevice } from './known-device.ts'
import { mayRegister } from './may-register.ts'
import type { Parts } from './parts.ts'
import { type NewSession, startSession } from './start-session.ts'

/** A new user with an account of the wished kind, signed in. Only who has the right code learns that a number is taken. */
export async function register(
  parts: Parts,
  input: ParsedInput<typeof contract.accounts.register>,
  visit: SignInVisit,
): Promise<NewSession> {
  const { e164: mobile } = openMobile(input.mobile)
  const password = await openNewPassword(parts, input.passWord, visit.now)
  const invited = await mayRegister(parts, mobile, input, visit)
  const passwordHash = await parts.passwords.hash(password)
  const session = await parts.database.transact(async (tx) => {
    const userId = await insertUser(tx, { mobile, passwordHash, language: visit.language })
    if (userId === undefined) fail('accounts.alreadyRegistered', { as: 'conflict' })
    const kind = input.accountType === 2 ? 'enterprise' : 'personal'
    if (parts.operators.length === 0) await claimServer(tx, userId)
    if (invited && !(await takeInvitation(tx, { codeHash: invited.codeHash, userId, now: visit.now })))
      failField('invitation', 'accounts.invitationWrong')
    const tier = invited?.tier ?? tierNumbers[parts.newAccountTier]
    const accountId = await insertAccount(tx, { kind, ownerId: userId, tier, tierUntil: invited?.tierUntil ?? null })
    if (invited?.email) await claimEmail(tx, userId, invited.email)
    await parts.events.announce(tx, accountCreated, { accountId })
    return { userId, ...(await startSession(tx, { userId, accountId, remember: false }, visit)) }
  })
  rememberDevice(parts, session.userId, visit)
  visit.noteSecurity('registered', { userId: session.userId, accountId: session.accountId, mobile: maskMobile(mobile) })
  return session
}
