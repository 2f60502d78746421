import type { contract, ParsedInput } from '@matai/contract'
import { fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { deleteSessions } from '../store/sessions.ts'
import { findUser, replacePasswordHash, setPasswordHash } from '../store/users.ts'
import type { SignInVisit } from './dependencies.ts'
import { openMobile, openNewPassword } from './fields.ts'
import { findSelf } from './find-self.ts'
import { rememberDevice } from './known-device.ts'
import { checkOwnPassword } from './own-password.ts'
import type { Parts } from './parts.ts'
import { useSmsCode } from './use-sms-code.ts'

type Accounts = typeof contract.accounts

/** A forgotten password is replaced with a code; every device has to sign in again. */
export async function resetPassword(
  parts: Parts,
  input: ParsedInput<Accounts['changeByPassword']>,
  visit: SignInVisit,
) {
  const { e164: mobile } = openMobile(input.mobile)
  const password = await openNewPassword(parts, input.passWord, visit.now)
  await useSmsCode(parts, { mobile, purpose: 'reset', smsCode: input.mobileCode }, visit)
  const user = await findUser(parts.database.tx, { mobile })
  if (!user) fail('accounts.notRegistered')
  const passwordHash = await parts.passwords.hash(password)
  await parts.database.transact(async (tx) => {
    await setPasswordHash(tx, user.id, passwordHash)
    await deleteSessions(tx, user.id)
  })
  await parts.limits.unlock(mobile)
  rememberDevice(parts, user.id, visit)
}

/** Ends the user's other sessions. */
export async function changePassword(parts: Parts, input: ParsedInput<Accounts['changePwd']>, context: MemberContext) {
  const { caller, now } = context
  const user = await findSelf(parts, caller)
  const password = await openNewPassword(parts, input.passWord, now)
  await checkOwnPassword(parts, user, { sealed: input.oldPassWord, field: 'oldPassWord' }, context)
  const passwordHash = await parts.passwords.hash(password)
  await parts.database.transact(async (tx) => {
    const replaced = await replacePasswordHash(tx, { id: user.id, from: user.passwordHash, to: passwordHash })
    if (!replaced) failField('oldPassWord', 'accounts.oldPasswordWrong') // it was changed at the same moment
    await deleteSessions(tx, user.id, { but: caller.sessionId })
  })
}

/** For users who came without a password. */
export async function setFirstPassword(
  parts: Parts,
  input: ParsedInput<Accounts['setPwd']>,
  { caller, now }: Pick<MemberContext, 'caller' | 'now'>,
) {
  const password = await openNewPassword(parts, input.passWord, now)
  const passwordHash = await parts.passwords.hash(password)
  const isFirst = await replacePasswordHash(parts.database.tx, { id: caller.userId, from: null, to: passwordHash })
  if (!isFirst) fail('accounts.passwordAlreadySet', { as: 'conflict' })
}
