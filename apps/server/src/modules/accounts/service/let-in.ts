import { everybody } from '../../../platform/db/account-id.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField } from '../../../platform/failure.ts'
import { listMemberships } from '../store/accounts.ts'
import { findUser, keepUser } from '../store/users.ts'
import type { SignInVisit } from './dependencies.ts'
import { openMobile } from './fields.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { mayRegister } from './may-register.ts'
import { makeUser, zoneOf } from './new-user.ts'
import { noting } from './noting.ts'
import type { Parts } from './parts.ts'
import { passSecondFactor } from './second-factor.ts'
import { announceDevice, refuseHomeless } from './sign-in.ts'
import { type NewSession, startSession } from './start-session.ts'
import { useSmsCode } from './use-sms-code.ts'
import { whoIs } from './who-is.ts'

interface Entry {
  secondFactor: string | undefined
  remember: boolean
  /** The only account that the session is for. */
  within?: AccountId
  /** Uses up what proved the person, in the transaction that signs in; refuses where that was used meanwhile. */
  claim(tx: Tx, userId: number): Promise<void>
}

/**
 * Signs in a person who was proven by something else than a password. The second step is asked for as ever.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function letIn(
  parts: Parts,
  { userId, secondFactor, remember, within, claim }: Entry & { userId: number },
  visit: SignInVisit,
): Promise<NewSession> {
  const user = await findUser(parts.database.tx, { id: userId })
  if (!user) fail('accounts.notBound')
  const facts = whoIs(user)
  const device = knownDevice(parts, userId, visit)
  const session = await noting(visit, 'signInRefused', facts, async () => {
    const second = await passSecondFactor(parts, { userId, code: secondFactor, device }, visit)
    if (second === 'asked') failField('secondFactor', 'accounts.secondFactorNeeded')
    return parts.database.transact(everybody, async (tx) => {
      await claim(tx, userId)
      if (!(await keepUser(tx, userId, visit.now))) fail('accounts.notBound')
      const all = await listMemberships(tx, userId, visit.now)
      const home = all.find(({ id }) => within === undefined || id === within)
      if (!home) return refuseHomeless(tx, userId)
      if (!device) await announceDevice(parts, tx, user, visit)
      return startSession(tx, { userId, accountId: home.id, remember, within: within !== undefined }, visit)
    })
  })
  rememberDevice(parts, userId, visit)
  visit.noteSecurity('signedIn', { ...facts, accountId: session.accountId })
  if (!device) visit.noteSecurity('newDevice', { ...facts, accountId: session.accountId })
  return session
}

/** Uses up the code that shows whose a number is; answers the number in E.164. */
export async function proveMobile(
  parts: Parts,
  { mobile: written, mobileCode: smsCode }: { mobile: string; mobileCode: string },
  visit: SignInVisit,
): Promise<string> {
  const { e164: mobile } = openMobile(written)
  await noting(visit, 'signInRefused', whoIs(undefined, mobile), () =>
    useSmsCode(parts, { mobile, purpose: 'bindWechat', smsCode }, visit),
  )
  return mobile
}

/**
 * Signs in whose a proven number is, or makes a user of it where that may be.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function letInMobile(
  parts: Parts,
  entry: Entry & { mobile: string; invitation: string | undefined; accountType: number; zone: string | undefined },
  visit: SignInVisit,
): Promise<NewSession> {
  const { mobile, invitation } = entry
  const user = await findUser(parts.database.tx, { mobile })
  if (user) return letIn(parts, { ...entry, userId: user.id }, visit)
  const session = await noting(visit, 'registerRefused', whoIs(undefined, mobile), async () => {
    if (!invitation && parts.registration !== 'open') failField('invitation', 'accounts.invitationNeeded')
    const invited = invitation
      ? await mayRegister(parts, mobile, { invitation, mobileCode: undefined }, visit)
      : undefined
    const zone = await zoneOf(parts, entry.zone)
    return parts.database.transact(everybody, async (tx) => {
      const { language, now } = visit
      const { accountType, remember } = entry
      const made = await makeUser(parts, tx, { mobile, passwordHash: null, language, accountType, invited, zone }, now)
      await entry.claim(tx, made.userId)
      return { userId: made.userId, ...(await startSession(tx, { ...made, remember }, visit)) }
    })
  })
  const { userId, accountId } = session
  rememberDevice(parts, userId, visit)
  visit.noteSecurity('registered', { ...whoIs(undefined, mobile), userId, accountId })
  return session
}
