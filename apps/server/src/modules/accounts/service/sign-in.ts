import type { contract, ParsedInput } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import { fail } from '../../../platform/failure.ts'
import { plainUsername } from '../rules.ts'
import { listMemberships } from '../store/accounts.ts'
import { findUser, welcomeUser } from '../store/users.ts'
import type { Visit } from './dependencies.ts'
import { openMobile, openPassword } from './fields.ts'
import type { Parts } from './parts.ts'
import { type NewSession, startSession } from './start-session.ts'

export function login(parts: Parts, input: ParsedInput<typeof contract.accounts.login>, visit: Visit) {
  const { e164: mobile } = openMobile(input.mobile)
  return signIn(parts, { by: { mobile }, name: mobile, refusal: 'accounts.loginWrong', ...input }, visit)
}

export function loginByUsername(
  parts: Parts,
  input: ParsedInput<typeof contract.accounts.loginByUsername>,
  visit: Visit,
) {
  const username = plainUsername(input.username)
  return signIn(parts, { by: { username }, name: username, refusal: 'accounts.usernameLoginWrong', ...input }, visit)
}

interface Attempt {
  by: { mobile: string } | { username: string }
  name: string
  refusal: PhraseKey
  passWord: string
  isAuto: boolean
}

/** An unknown name takes as long and answers the same as a wrong password. */
async function signIn(
  parts: Parts,
  { by, name, refusal, passWord, isAuto }: Attempt,
  visit: Visit,
): Promise<NewSession> {
  const { now, ip } = visit
  const password = await openPassword(parts, passWord, now)
  await parts.limits.countAddress('wrongPasswordOfAddress', ip, now)
  await parts.limits.count('wrongPassword', name, now)

  const user = await findUser(parts.database.tx, by)
  const matches = await parts.passwords.verify(user?.passwordHash, password)
  if (!matches || !user?.passwordHash) fail(refusal)
  const { id: userId, passwordHash } = user
  const session = await parts.database.transact(async (tx) => {
    if (!(await welcomeUser(tx, { id: userId, passwordHash, now }))) fail(refusal)
    const [home] = await listMemberships(tx, userId)
    if (!home) fail('accounts.notBound')
    return startSession(tx, { userId, accountId: home.id, remember: isAuto }, visit)
  })
  await parts.limits.forget('wrongPassword', name)
  await parts.limits.takeBackAddress('wrongPasswordOfAddress', ip)
  return session
}
