import type { contract, ParsedInput, WaitingInvitation } from '@matai/contract'
import { memberInvitationDays } from '@matai/contract'
import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound, withinLimit } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { hashCode, keptMobile, makeCode, readTicket, writeTicket } from '../rules.ts'
import { findInvitationFor, listInvitationsFor } from '../store/everybody.ts'
import * as store from '../store/invitations.ts'
import type { Dependencies } from './dependencies.ts'
import type { MembershipRights } from '../../accounts/service/memberships.ts'
import { checkRights, type createMembers, keptRights } from './members.ts'

type Calls = typeof contract.team
const day = 86_400_000

/** Ways into an account: who is asked comes by the number, or by a link. */
export function createInviting(
  dependencies: Dependencies,
  { describe }: Pick<ReturnType<typeof createMembers>, 'describe'>,
) {
  const { database, accounts, audit, consoleOrigin } = dependencies
  const { memberships, accountNamesOf } = accounts
  const remember = audit.on('member')

  async function tellWaiting(tx: Tx, rows: readonly store.InvitationRow[]): Promise<WaitingInvitation[]> {
    const names = await accountNamesOf(tx, [...new Set(rows.map(({ accountId }) => accountId))])
    return rows.map(({ accountId, id, name, viewOnly, until, expiresAt }) => ({
      ...{ id, name, viewOnly },
      account: names.get(accountId) ?? '',
      until: until?.toISOString() ?? null,
      expiresAt: expiresAt.toISOString(),
    }))
  }

  /** The invitation that a link stands for, as long as it lets somebody in. */
  async function byTicket(tx: Tx, ticket: string, now: Date): Promise<store.InvitationRow | undefined> {
    const read = readTicket(ticket)
    const row = read && (await store.findByCode(tx, mintAccountId(read.accountId), hashCode(read.code)))
    return row && row.expiresAt > now ? row : undefined
  }

  return {
    /** Numbers that wait are counted for whoever signs in. */
    waiting: async (tx: Tx, mobile: string, now: Date): Promise<number> =>
      (await listInvitationsFor(tx, mobile, now)).length,

    async add({ mobile, sms, ...rights }: ParsedInput<Calls['add']>, context: MemberContext) {
      const { caller, now, limit, say, origin } = context
      const { accountId, userId } = caller
      const code = makeCode()
      const kept = mobile === undefined ? null : keptMobile(mobile)
      const { member, account } = await database.transact(accountId, async (tx) => {
        await memberships.hold(tx, accountId)
        await checkRights(dependencies, tx, rights, context)
        const used = (await memberships.count(tx, accountId)) + (await store.countOpen(tx, accountId, now))
        withinLimit({ used: used + 1, limit })
        const here = (await memberships.list(tx, accountId)).some((one) => kept !== null && one.mobile === kept)
        if (here || (kept !== null && (await store.isInvited(tx, accountId, kept, now)))) {
          const phrase = here ? 'team.alreadyHere' : 'team.alreadyInvited'
          fail(phrase, { as: 'conflict', fields: [{ path: ['mobile'], phrase }] })
        }
        const invitation = await store.insertInvitation(tx, accountId, {
          ...keptRights(rights),
          codeHash: hashCode(code),
          mobile: kept,
          invitedBy: userId,
          createdAt: now,
          expiresAt: new Date(now.getTime() + memberInvitationDays * day),
        })
        await remember(tx, caller, 'invited', { id: '', name: rights.name })
        const [one = notFound()] = await describe(tx, accountId, [{ invitation }], context)
        return { member: one, account: (await accountNamesOf(tx, [accountId])).get(accountId) ?? '' }
      })
      const link = `${consoleOrigin ?? origin}/join?code=${writeTicket(accountId, code)}`
      const sent =
        sms && kept !== null && (await memberships.textTo(kept, say('team.smsText', { account, link }), context))
      return { member, link, sent }
    },

    /** Somebody of another server is asked to come with the same rights, by the number. In a transaction of the caller. */
    async ask(
      tx: Tx,
      accountId: AccountId,
      person: MembershipRights & { mobile: string },
      { by, now }: { by: number; now: Date },
    ): Promise<boolean> {
      const here = (await memberships.list(tx, accountId)).some(({ mobile }) => mobile === person.mobile)
      if (here || (await store.isInvited(tx, accountId, person.mobile, now))) return false
      const { name = '', email = '', flags = [], directories = null, until = null, viewOnly = false } = person
      await store.insertInvitation(tx, accountId, {
        ...{ name, email, flags, directories, until, viewOnly, mobile: person.mobile },
        ...{ codeHash: hashCode(makeCode()), invitedBy: by, createdAt: now },
        expiresAt: new Date(now.getTime() + memberInvitationDays * day),
      })
      return true
    },

    async info({ code }: ParsedInput<Calls['invitationInfo']>, now: Date) {
      const row = await byTicket(database.tx, code, now)
      const [invitation = null] = row ? await tellWaiting(database.tx, [row]) : []
      return { invitation }
    },

    async waitingFor({ caller, now }: MemberContext): Promise<WaitingInvitation[]> {
      const mobile = await memberships.mobileOf(caller)
      return tellWaiting(database.tx, await listInvitationsFor(database.tx, mobile, now))
    },

    /** Of any number who come by one link at once, one gets in. */
    async join({ id, code }: ParsedInput<Calls['join']>, { caller, now }: MemberContext) {
      const mobile = await memberships.mobileOf(caller)
      const found =
        id === undefined
          ? await byTicket(database.tx, code ?? '', now)
          : await findInvitationFor(database.tx, mobile, id, now)
      if (!found) notFound()
      if (found.mobile !== null && found.mobile !== mobile) fail('team.otherNumber', { as: 'noPermission' })
      const accountId = mintAccountId(found.accountId)
      await database.transact(accountId, async (tx) => {
        await memberships.hold(tx, accountId)
        const taken = (await store.takeInvitation(tx, accountId, found.id)) ?? notFound()
        const { name, email, flags, directories, until, viewOnly } = taken
        const rights = { name, email, flags, directories, until, viewOnly }
        if (!(await memberships.add(tx, accountId, caller.userId, rights))) fail('team.alreadyHere', { as: 'conflict' })
        await memberships.goTo(tx, caller.sessionId, accountId)
        await remember(tx, { accountId, userId: caller.userId }, 'joined', { id: caller.userId, name })
      })
      return { accountId }
    },

    async decline({ id }: ParsedInput<Calls['decline']>, { caller, now }: MemberContext): Promise<void> {
      const found = await findInvitationFor(database.tx, await memberships.mobileOf(caller), id, now)
      if (!found) notFound()
      const accountId = mintAccountId(found.accountId)
      await database.transact(accountId, async (tx) => {
        const taken = (await store.takeInvitation(tx, accountId, id)) ?? notFound()
        await remember(tx, { accountId, userId: caller.userId }, 'uninvited', { id: '', name: taken.name })
      })
    },
  }
}
