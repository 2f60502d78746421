import {
  type contract,
  features,
  hasFeature,
  limitOf,
  type Member,
  type ParsedInput,
  tierNumbers,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Failure, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { pageOfAll } from '../../../platform/lists/page.ts'
import { shownName } from '../../accounts/service/names.ts'
import type { MembershipOf } from '../../accounts/service/memberships.ts'
import { directoryNames } from '../ports.ts'
import { membersFound, stateOf } from '../rules.ts'
import * as store from '../store/invitations.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.team
type Rights = Pick<ParsedInput<Calls['edit']>, 'name' | 'email' | 'flags' | 'directories' | 'until' | 'viewOnly'>

/** As the rows of memberships and invitations keep them. */
export function keptRights({ name, email, flags, directories, until, viewOnly }: Rights) {
  return {
    ...{ name, email, viewOnly },
    flags: viewOnly ? [] : [...new Set(flags)],
    directories: directories && [...new Set(directories)],
    until: until === null ? null : new Date(until),
  }
}

/** What can be given: directories of this account, in a tier that has it, and an end that is still to come. */
export async function checkRights(
  { ports }: Dependencies,
  tx: Tx,
  { directories, until }: Rights,
  { caller, now }: MemberContext,
): Promise<void> {
  if (until !== null && new Date(until) <= now) failField('until', 'team.untilPast')
  if (directories === null) return
  const names = await namesOfDirectories(ports, tx, caller.accountId)
  if (directories.some((id) => !names.has(id))) notFound()
  if (hasFeature(caller.tier, 'directoryLimits')) return
  const needs = tierNumbers[features.directoryLimits]
  throw new Failure('featureMissing', 'errors.featureNotInPlan', { data: { needs } })
}

async function namesOfDirectories(ports: Dependencies['ports'], tx: Tx, accountId: AccountId) {
  const [names] = ports.all(directoryNames)
  return (await names?.(tx, accountId)) ?? new Map<number, string>()
}

/** Everybody who works in an account beside its administrator, and who was asked to. */
export function createMembers(dependencies: Dependencies) {
  const { database, ports, accounts, audit } = dependencies
  const { memberships } = accounts
  const remember = audit.on('member')

  async function describe(
    tx: Tx,
    accountId: AccountId,
    rows: readonly { member?: MembershipOf; invitation?: store.InvitationRow }[],
    { now, say }: Pick<MemberContext, 'now' | 'say'>,
  ): Promise<Member[]> {
    const names = await namesOfDirectories(ports, tx, accountId)
    return rows.flatMap(({ member, invitation }) => {
      const row = member ?? invitation
      if (!row) return []
      const { email, flags, directories, until, viewOnly, createdAt } = row
      return {
        id: member?.userId ?? null,
        invitationId: invitation?.id ?? null,
        state: stateOf({ until, expiresAt: invitation?.expiresAt ?? null }, now),
        name: member ? shownName(member) : row.name,
        mobile: row.mobile,
        ...{ email, flags, viewOnly },
        // One that was deleted meanwhile gives nothing.
        directories:
          directories &&
          directories
            .filter((id) => names.has(id))
            .map((id) => ({ id, name: names.get(id) || say('directories.defaultName') })),
        until: until?.toISOString() ?? null,
        since: createdAt.toISOString(),
        expiresAt: invitation?.expiresAt.toISOString() ?? null,
      }
    })
  }

  return {
    describe,

    async list(request: ParsedInput<Calls['list']>, context: MemberContext) {
      const { caller } = context
      const { accountId, tier } = caller
      const { tx } = database
      const members = (await memberships.list(tx, accountId)).filter(({ role }) => role !== 'admin')
      const invitations = await store.listInvitations(tx, accountId)
      const rows = [...members.map((member) => ({ member })), ...invitations.map((invitation) => ({ invitation }))]
      return {
        ...pageOfAll(membersFound(await describe(tx, accountId, rows, context), request), request),
        most: limitOf(tier, 'subAdmins'),
      }
    },

    edit: ({ id, invitationId, ...rights }: ParsedInput<Calls['edit']>, context: MemberContext): Promise<Member> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller } = context
        const { accountId } = caller
        const kept = keptRights(rights)
        const before = id === undefined ? undefined : await memberships.lock(tx, accountId, id)
        if (id !== undefined && before?.role !== 'subAdmin') notFound()
        await checkRights(dependencies, tx, rights, context)
        if (before) await memberships.change(tx, accountId, before.userId, kept)
        const invitation = before ? undefined : await store.changeInvitation(tx, accountId, invitationId ?? 0, kept)
        if (!before && !invitation) notFound()
        await remember(tx, caller, 'changed', { id: before?.userId ?? '', name: kept.name })
        const row = before ? { member: { ...before, ...kept } } : { invitation: invitation ?? notFound() }
        const [one = notFound()] = await describe(tx, accountId, [row], context)
        return one
      }),
  }
}
