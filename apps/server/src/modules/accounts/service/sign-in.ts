import type { contract, ParsedInput } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { everybody } from '../../../platform/db/account-id.ts'
import { fail, failField } from '../../../platform/failure.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { deviceName, plainUsername } from '../rules.ts'
import { findDisabled, listMemberships } from '../store/accounts.ts'
import { findUser, replacePasswordHash, type UserRow, welcomeUser } from '../store/users.ts'
import { countTry } from './count-try.ts'
import type { SignInVisit } from './dependencies.ts'
import { openMobile, openPassword } from './fields.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { noting } from './noting.ts'
import { insteadOfOnce } from './once-password.ts'
import type { Parts } from './parts.ts'
import { passSecondFactor } from './second-factor.ts'
import { markNetwork } from './secrets.ts'
import { type NewSession, startSession } from './start-session.ts'
import { announceAccess } from './tell.ts'
import { whoIs } from './who-is.ts'

export function login(parts: Parts, input: ParsedInput<typeof contract.accounts.login>, visit: SignInVisit) {
  const { e164: mobile } = openMobile(input.mobile)
  return signIn(parts, { by: { mobile }, name: mobile, refusal: 'accounts.loginWrong', ...input }, visit)
}

export function loginByUsername(
  parts: Parts,
  input: ParsedInput<typeof contract.accounts.loginByUsername>,
  visit: SignInVisit,
) {
  const username = plainUsername(input.username)
  return signIn(parts, { by: { username }, name: username, refusal: 'accounts.usernameLoginWrong', ...input }, visit)
}

interface Attempt {
  by: { mobile: string } | { username: string }
  name: string
  refusal: PhraseKey
  passWord: string
  newPassWord?: string | undefined
  isAuto: boolean
  secondFactor?: string | undefined
}

/**
 * An unknown name takes as long and answers the same as a wrong password.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
async function signIn(
  parts: Parts,
  { by, name, refusal, passWord, newPassWord, isAuto, secondFactor }: Attempt,
  visit: SignInVisit,
): Promise<NewSession> {
  const user = await findUser(parts.database.tx, by)
  const facts = whoIs(user, name)
  const device = knownDevice(parts, user?.id, visit)
  const session = await noting(visit, 'signInRefused', facts, async () => {
    const tries = await countTry(parts, { name, device }, visit)
    const password = await openPassword(parts, passWord, visit.now)
    const matches = await parts.passwords.verify(user?.passwordHash, password)
    if (!matches || !user?.passwordHash) {
      facts.reason = user ? 'wrongPassword' : 'unknownName'
      fail(refusal)
    }
    const { id: userId, passwordHash } = user
    const chosen = await insteadOfOnce(parts, user, { password, newPassWord, refusal, now: visit.now })
    const second = await passSecondFactor(parts, { userId, code: secondFactor, device }, visit)
    if (second === 'asked') {
      await tries.takeBack()
      failField('secondFactor', 'accounts.secondFactorNeeded')
    }
    const started = await parts.database.transact(everybody, async (tx) => {
      if (!(await welcomeUser(tx, { id: userId, passwordHash, now: visit.now }))) fail(refusal)
      if (chosen) await replacePasswordHash(tx, { id: userId, from: passwordHash, to: chosen })
      const [home] = await listMemberships(tx, userId, visit.now)
      if (!home) return refuseHomeless(tx, userId)
      if (!device) await announceDevice(parts, tx, user, visit)
      return startSession(tx, { userId, accountId: home.id, remember: isAuto }, visit)
    })
    await tries.takeBack()
    rememberDevice(parts, userId, visit)
    return started
  })
  visit.noteSecurity('signedIn', { ...facts, accountId: session.accountId })
  if (!device) visit.noteSecurity('newDevice', { ...facts, accountId: session.accountId })
  return session
}

/** Only who has the right password learns that the account is disabled, and why. */
export async function refuseHomeless(tx: Tx, userId: number): Promise<never> {
  const reason = await findDisabled(tx, userId)
  if (reason === undefined) fail('accounts.notBound')
  fail('accounts.disabled', { as: 'noPermission', params: { reason } })
}

/** Told once for a kind of browser in a network, so that programs which sign in every day are not told of every day. */
export async function announceDevice(
  parts: Parts,
  tx: Tx,
  user: Pick<UserRow, 'id'>,
  { ip, userAgent }: SignInVisit,
): Promise<void> {
  const device = deviceName(userAgent) || '—'
  const once = `${device} ${markNetwork(parts.smsCodeKey, `user ${user.id}`, ip)}`
  await announceAccess(parts, tx, user, { change: 'newDevice', details: { device }, once })
}
