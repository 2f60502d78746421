import { type contract, type ParsedInput, tierNumbers } from '@matai/contract'
import { everybody } from '../../../platform/db/account-id.ts'
import { fail, failField } from '../../../platform/failure.ts'
import { accountCreated } from '../events.ts'
import { insertAccount } from '../store/accounts.ts'
import { takeInvitation } from '../store/invitations.ts'
import { claimServer } from '../store/server-operator.ts'
import { claimEmail, insertUser } from '../store/users.ts'
import type { SignInVisit } from './dependencies.ts'
import { isZone } from './own-account.ts'
import { openMobile, openNewPassword } from './fields.ts'
import { rememberDevice } from './known-device.ts'
import { mayRegister } from './may-register.ts'
import { noting } from './noting.ts'
import type { Parts } from './parts.ts'
import { type NewSession, startSession } from './start-session.ts'
import { whoIs } from './who-is.ts'

/**
 * A new user with an account of the wished kind, signed in. Only who has the right code learns that a number is taken.
 * Unlogged: the account begins here, and its log with it.
 */
export async function register(
  parts: Parts,
  input: ParsedInput<typeof contract.accounts.register>,
  visit: SignInVisit,
): Promise<NewSession> {
  const { e164: mobile } = openMobile(input.mobile)
  const session = await noting(visit, 'registerRefused', whoIs(undefined, mobile), async () => {
    const password = await openNewPassword(parts, { sealed: input.passWord, mobile }, visit.now)
    const invited = await mayRegister(parts, mobile, input, visit)
    const passwordHash = await parts.passwords.hash(password)
    const zone = input.zone && (await isZone(parts, input.zone)) ? { zone: input.zone } : {}
    return parts.database.transact(everybody, async (tx) => {
      const userId = await insertUser(tx, { mobile, passwordHash, language: visit.language })
      if (userId === undefined) fail('accounts.alreadyRegistered', { as: 'conflict' })
      const kind = input.accountType === 2 ? 'enterprise' : 'personal'
      if (parts.operators.length === 0) await claimServer(tx, userId)
      if (invited && !(await takeInvitation(tx, { codeHash: invited.codeHash, userId, now: visit.now })))
        failField('invitation', 'accounts.invitationWrong')
      const tier = invited?.tier ?? tierNumbers[parts.newAccountTier]
      const tierUntil = invited?.tierUntil ?? null
      const accountId = await insertAccount(tx, { kind, ownerId: userId, tier, tierUntil, ...zone })
      if (invited?.email) await claimEmail(tx, userId, invited.email)
      await parts.events.announce(tx, accountCreated, { accountId })
      return { userId, ...(await startSession(tx, { userId, accountId, remember: false }, visit)) }
    })
  })
  const { userId, accountId } = session
  rememberDevice(parts, userId, visit)
  visit.noteSecurity('registered', { ...whoIs(undefined, mobile), userId, accountId })
  return session
}
