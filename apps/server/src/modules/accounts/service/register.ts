import type { contract, ParsedInput } from '@matai/contract'
import { everybody } from '../../../platform/db/account-id.ts'
import type { SignInVisit } from './dependencies.ts'
import { openMobile, openNewPassword } from './fields.ts'
import { rememberDevice } from './known-device.ts'
import { mayRegister } from './may-register.ts'
import { makeUser, zoneOf } from './new-user.ts'
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
    const zone = await zoneOf(parts, input.zone)
    return parts.database.transact(everybody, async (tx) => {
      const { language, now } = visit
      const { accountType } = input
      const made = await makeUser(parts, tx, { mobile, passwordHash, language, accountType, invited, zone }, now)
      return { userId: made.userId, ...(await startSession(tx, { ...made, remember: false }, visit)) }
    })
  })
  const { userId, accountId } = session
  rememberDevice(parts, userId, visit)
  visit.noteSecurity('registered', { ...whoIs(undefined, mobile), userId, accountId })
  return session
}
