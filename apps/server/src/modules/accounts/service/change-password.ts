import type { contract, ParsedInput } from '@matai/contract'
import { everybody } from '../../../platform/db/account-id.ts'
import { fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { deleteSessions } from '../store/sessions.ts'
import { findUser, replacePasswordHash, setPasswordHash } from '../store/users.ts'
import type { SignInVisit } from './dependencies.ts'
import { openMobile, openNewPassword } from './fields.ts'
import { findSelf } from './find-self.ts'
import { rememberDevice } from './known-device.ts'
import { noting } from './noting.ts'
import { checkOwnPassword } from './own-password.ts'
import type { Parts } from './parts.ts'
import { announceAccess } from './tell.ts'
import { useSmsCode } from './use-sms-code.ts'
import { whoIs } from './who-is.ts'

type Accounts = typeof contract.accounts

/**
 * A forgotten password is replaced with a code; every device has to sign in again.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function resetPassword(
  parts: Parts,
  input: ParsedInput<Accounts['changeByPassword']>,
  visit: SignInVisit,
): Promise<void> {
  const { e164: mobile } = openMobile(input.mobile)
  const user = await noting(visit, 'passwordRefused', whoIs(undefined, mobile), async () => {
    const password = await openNewPassword(parts, { sealed: input.passWord, mobile }, visit.now)
    await useSmsCode(parts, { mobile, purpose: 'reset', smsCode: input.mobileCode }, visit)
    const found = await findUser(parts.database.tx, { mobile })
    if (!found) fail('accounts.notRegistered')
    const passwordHash = await parts.passwords.hash(password)
    await parts.database.transact(everybody, async (tx) => {
      await setPasswordHash(tx, found.id, passwordHash)
      await deleteSessions(tx, found.id)
      await announceAccess(parts, tx, found, { change: 'passwordChanged' })
    })
    return found
  })
  await parts.limits.unlock(mobile)
  rememberDevice(parts, user.id, visit)
  visit.noteSecurity('passwordChanged', { ...whoIs(user), reason: 'reset' })
}

/** Ends the user's other sessions. Unlogged: how a person signs in is for nobody else of the account. */
export async function changePassword(
  parts: Parts,
  input: ParsedInput<Accounts['changePwd']>,
  context: MemberContext,
): Promise<void> {
  const { caller, now } = context
  const user = await findSelf(parts, caller)
  const password = await openNewPassword(parts, { sealed: input.passWord, mobile: user.mobile }, now)
  await checkOwnPassword(parts, user, { sealed: input.oldPassWord, field: 'oldPassWord' }, context)
  const passwordHash = await parts.passwords.hash(password)
  await parts.database.transact(caller.accountId, async (tx) => {
    const replaced = await replacePasswordHash(tx, { id: user.id, from: user.passwordHash, to: passwordHash })
    if (!replaced) failField('oldPassWord', 'accounts.oldPasswordWrong') // it was changed at the same moment
    await deleteSessions(tx, user.id, { but: caller.sessionId })
    await announceAccess(parts, tx, user, { change: 'passwordChanged' })
  })
  context.noteSecurity('passwordChanged', { ...whoIs(user), accountId: caller.accountId })
}

/** For users who came without a password. Unlogged: how a person signs in is for nobody else of the account. */
export async function setFirstPassword(
  parts: Parts,
  input: ParsedInput<Accounts['setPwd']>,
  context: MemberContext,
): Promise<void> {
  const { caller, now } = context
  const user = await findSelf(parts, caller)
  const password = await openNewPassword(parts, { sealed: input.passWord, mobile: user.mobile }, now)
  const passwordHash = await parts.passwords.hash(password)
  await parts.database.transact(caller.accountId, async (tx) => {
    const isFirst = await replacePasswordHash(tx, { id: caller.userId, from: null, to: passwordHash })
    if (!isFirst) fail('accounts.passwordAlreadySet', { as: 'conflict' })
    await announceAccess(parts, tx, user, { change: 'passwordChanged' })
  })
  context.noteSecurity('passwordChanged', { ...whoIs(user), accountId: caller.accountId })
}
