import {
  type AccountChoice,
  type CallOutput,
  type contract,
  flags,
  type ParsedInput,
  tierNumbers,
  tierRights,
  type UserInfo,
} from '@matai/contract'
import { isLanguage } from '@matai/i18n'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { chosenStyles, invitationsFor, wechatOf } from '../ports.ts'
import { currentTier, maskMobile, plainUsername } from '../rules.ts'
import { listMemberships, type MembershipRow } from '../store/accounts.ts'
import { findSecondFactor } from '../store/second-factors.ts'
import { isChosen, moveSession } from '../store/sessions.ts'
import { setLanguage, setUsername } from '../store/users.ts'
import { nameOfMember } from './names.ts'
import { findPerson } from './find-self.ts'
import type { Parts } from './parts.ts'

type SetProfile = typeof contract.accounts.setProfile

const noWechat = { offered: false, bound: false, subscribed: false, told: false }

async function chosenStyleOf({ database, ports }: Parts, caller: MemberContext['caller']): Promise<number | null> {
  const chosen = await Promise.all(ports.all(chosenStyles).map((styleOf) => styleOf(database.tx, caller)))
  return chosen.find((style) => style !== null) ?? null
}

async function waitingFor({ database, ports }: Parts, mobile: string, now: Date): Promise<number> {
  const counts = await Promise.all(ports.all(invitationsFor).map((count) => count(database.tx, mobile, now)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Who is signed in, as what, and where they could be instead. */
export async function userInfo(parts: Parts, { caller, language, origin, now }: MemberContext): Promise<UserInfo> {
  const user = await findPerson(parts, caller)
  const { ports } = parts
  const { tx } = parts.database
  const all = await listMemberships(tx, caller.userId, now)
  const memberships = caller.within ? all.filter(({ id }) => id === caller.accountId) : all
  const invitations = caller.within || !user.mobile ? 0 : await waitingFor(parts, user.mobile, now)
  const chosen = await isChosen(tx, caller.sessionId)
  const secondFactor = await findSecondFactor(parts.database.tx, user.id, { confirmed: true })
  const current = memberships.find(({ id }) => id === caller.accountId) ?? notFound()
  return {
    id: user.id,
    username: user.username,
    mobile: user.mobile ? maskMobile(user.mobile) : '',
    email: user.email,
    vipLevel: tierNumbers[currentTier(current, now)],
    tierUntil: current.tierUntil?.toISOString() ?? null,
    userType: current.kind === 'enterprise' ? 1 : 0,
    hlHost: origin,
    beautyTemplateId: await chosenStyleOf(parts, caller),
    language: isLanguage(user.language) ? user.language : language,
    hasPassword: user.passwordHash !== null,
    account: choiceOf(current, now),
    accounts: memberships.map((membership) => choiceOf(membership, now)),
    within: caller.within ?? false,
    flags: caller.role === 'admin' ? [...flags] : caller.flags,
    directories: caller.directories ? [...caller.directories] : null,
    viewOnly: caller.viewOnly ?? false,
    seenAs: caller.seenAs ? { id: caller.seenAs, name: await nameOfMember(tx, caller.accountId, caller.seenAs) } : null,
    choose: !chosen && memberships.length + invitations > 1,
    invitations,
    tier: tierRights(currentTier(current, now)),
    zone: caller.zone,
    secondFactor: {
      on: secondFactor !== undefined,
      recoveryLeft: secondFactor?.recovery.length ?? 0,
      demanded: current.demandsSecondFactor,
    },
    wechat: (await ports.all(wechatOf)[0]?.of(tx, user.id)) ?? noWechat,
    operator: caller.operator,
  }
}

function choiceOf(membership: MembershipRow, now: Date): AccountChoice {
  const { id, kind, role, ownerMobile, viewOnly } = membership
  // Nobody has named it yet: then it is known by its owner's number, which reads the same in every language.
  const name = membership.name || (ownerMobile ? maskMobile(ownerMobile) : '')
  return {
    id,
    name,
    isNamed: membership.name !== '',
    kind,
    role,
    viewOnly,
    vipLevel: tierNumbers[currentTier(membership, now)],
  }
}

/** Unlogged: what a person is called and reads is no thing of the account. */
export async function setProfile(
  parts: Parts,
  { username, language }: ParsedInput<SetProfile>,
  context: MemberContext,
): Promise<CallOutput<SetProfile>> {
  const { userId } = context.caller
  await parts.database.transact(context.caller.accountId, async (tx) => {
    if (language) await setLanguage(tx, userId, language)
    if (username && !(await setUsername(tx, userId, plainUsername(username)))) {
      const phrase = 'accounts.usernameTaken'
      fail(phrase, { as: 'conflict', fields: [{ path: ['username'], phrase }] })
    }
  })
  return userInfo(parts, context)
}

/** This session works in another account of the user from now on. Unlogged: it is about a session alone. */
export async function switchAccount(parts: Parts, accountId: number, context: MemberContext): Promise<UserInfo> {
  const { caller } = context
  const memberships = await listMemberships(parts.database.tx, caller.userId, context.now)
  const chosen = memberships.find(({ id }) => id === accountId) ?? notFound()
  await moveSession(parts.database.tx, caller.sessionId, chosen.id)
  const { role, viewOnly, flags: granted } = chosen
  const there = { role, viewOnly, flags: granted, seenAs: null, directories: chosen.directories }
  return userInfo(parts, { ...context, caller: { ...caller, ...there, accountId: mintAccountId(chosen.id) } })
}
