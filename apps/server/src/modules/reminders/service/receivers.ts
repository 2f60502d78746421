import type { CallOutput, contract, ParsedInput, Receiver, WechatScene } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, failField, notFound, withinLimit } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { askReceiver } from '../jobs.ts'
import * as store from '../store/receivers.ts'
import { countNaming, forgetReceiver } from '../store/rules.ts'
import type { WrittenChannel } from './channels.ts'
import type { Consent } from './consent.ts'
import type { Dependencies } from './dependencies.ts'
import type { People } from './people.ts'

type Calls = typeof contract.reminders
type Draft = Omit<ParsedInput<Calls['addReceiver']>, never>

/** Seconds for which a code for agreeing in WeChat holds. */
const sceneSeconds = 86_400

/** Who gets messages. */
export function createReceivers(dependencies: Dependencies, { people, consent }: { people: People; consent: Consent }) {
  const { database, audit, channels, namesOf, consoleOrigin, accountNamesOf, wechatScenes } = dependencies
  const remember = audit.on('receiver')

  async function describe(tx: Tx, rows: readonly store.ReceiverRow[], { caller }: MemberContext): Promise<Receiver[]> {
    const { accountId, role } = caller
    const known = new Map((await people(tx, accountId)).map((one) => [one.receiverId, one]))
    const named = await countNaming(tx, accountId)
    const names = await namesOf(
      tx,
      rows.flatMap(({ userId }) => userId ?? []),
    )
    const can = { edit: role === 'admin', delete: role === 'admin' }
    return rows.map(({ id, version, name, userId, off, quiet, updatedAt }) => {
      const person = known.get(id)
      const mobile = person?.mobile ?? ''
      return {
        ...{ id, version, name, off, quiet: quiet ?? null, rules: named.get(id) ?? 0, can },
        user: userId === null ? null : { id: userId, name: names.get(userId) ?? '' },
        mobile: userId === null ? mobile : mobile.replace(/\d{4}(?=\d{4}$)/, '****'),
        mobileState: person?.sms ?? 'none',
        email: person?.email ?? '',
        emailState: person?.mail ?? 'none',
        wechatState: person?.wechat ?? 'none',
        updatedAt: updatedAt.toISOString(),
      }
    })
  }

  async function describeOne(tx: Tx, row: store.ReceiverRow, context: MemberContext): Promise<Receiver> {
    const [receiver = notFound()] = await describe(tx, [row], context)
    return receiver
  }

  /** A person of the account has addresses; anybody else needs one, by a way that this server has. */
  async function refuse(tx: Tx, { userId, mobile, email }: Draft, { caller }: MemberContext): Promise<void> {
    if (userId !== null) {
      const isMember = (await membersOf(tx, caller.accountId)).some((one) => one.userId === userId)
      if (!isMember) failField('userId', 'reminders.personGone')
      return
    }
    if (mobile !== null && !channels.has('sms')) failField('mobile', 'reminders.noSms')
    // Whoever is to be told by WeChat alone scans a code afterwards.
    if (mobile === null && email === null && !channels.has('wechat')) failField('email', 'reminders.addressMissing')
  }

  const addressesOf = ({ userId, mobile, email }: Draft) =>
    userId === null ? { mobile, email: email?.toLowerCase() ?? null } : { mobile: null, email: null }

  /** Asks for consent where an address is new. */
  async function ask(
    tx: Tx,
    { id, userId, email, mobile }: store.ReceiverRow,
    before: Pick<store.ReceiverRow, 'email' | 'mobile'> | undefined,
    { caller: { accountId }, origin, now }: MemberContext,
  ): Promise<void> {
    if (userId !== null) return
    const news: [WrittenChannel, string | null, string | null | undefined][] = [
      ['mail', email, before?.email],
      ['sms', mobile, before?.mobile],
    ]
    for (const [by, address, former] of news) {
      if (address === null || address === former) continue
      await consent.countAsking(accountId, address, now)
      await enqueue(tx, askReceiver, { accountId, id, by, origin: consoleOrigin ?? origin })
    }
  }

  return {
    async list(
      { keyword, filters: _, ...request }: ParsedInput<Calls['listReceivers']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['listReceivers']>> {
      const { tx } = database
      const { accountId } = context.caller
      const page = pageOfRows(request)
      const rows = await store.listReceivers(tx, accountId, { ...page, keyword })
      return {
        list: await describe(tx, rows, context),
        total: await store.countReceivers(tx, accountId, keyword),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    add: (draft: ParsedInput<Calls['addReceiver']>, context: MemberContext): Promise<Receiver> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now, limit, language } = context
        const { accountId } = caller
        await refuse(tx, draft, context)
        await store.holdReminders(tx, accountId)
        withinLimit({ used: (await store.countReceivers(tx, accountId)) + 1, limit })
        const { name, userId, off, quiet } = draft
        const none = { mobileConfirmedAt: null, emailConfirmedAt: null, wechatOpenId: null }
        const values = { name, userId, off, quiet, ...addressesOf(draft), ...none, language, updatedAt: now }
        const row = await store.insertReceiver(tx, accountId, values)
        if (!row) failField('userId', 'reminders.personThere')
        await ask(tx, row, undefined, context)
        await remember(tx, caller, 'created', row)
        return describeOne(tx, row, context)
      }),

    edit: ({ id, version, ...draft }: ParsedInput<Calls['editReceiver']>, context: MemberContext): Promise<Receiver> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const { accountId } = caller
        await refuse(tx, draft, context)
        await store.holdReminders(tx, accountId)
        const before = (await store.findReceiver(tx, accountId, id)) ?? notFound()
        if (version !== undefined && version !== before.version) fail('errors.conflict', { as: 'conflict' })
        if (draft.userId !== before.userId && draft.userId !== null) {
          const others = await store.allReceivers(tx, accountId)
          if (others.some((one) => one.userId === draft.userId)) failField('userId', 'reminders.personThere')
        }
        const { name, userId, off, quiet } = draft
        const addresses = addressesOf(draft)
        const agreed = {
          mobileConfirmedAt: addresses.mobile === before.mobile ? before.mobileConfirmedAt : null,
          emailConfirmedAt: addresses.email === before.email ? before.emailConfirmedAt : null,
          wechatOpenId: userId === null ? before.wechatOpenId : null,
        }
        const values = { name, userId, off, quiet, ...addresses, ...agreed, updatedAt: now }
        const row = (await store.updateReceiver(tx, accountId, id, values)) ?? notFound()
        await ask(tx, row, before, context)
        await remember(tx, caller, 'changed', row)
        return describeOne(tx, row, context)
      }),

    remove: (id: number, { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const gone = (await store.deleteReceiver(tx, caller.accountId, id)) ?? notFound()
        await forgetReceiver(tx, caller.accountId, id)
        await remember(tx, caller, 'removed', gone)
        return { removed: 1 }
      }),

    /** A code by which a receiver agrees in WeChat; who is of the account binds under the own settings. */
    bindWechat: async (id: number, { caller, language }: MemberContext): Promise<WechatScene> => {
      const { accountId } = caller
      if (!channels.has('wechat')) fail('reminders.channelGone', { as: 'conflict' })
      const row = await database.transact(accountId, async (tx) => {
        const found = (await store.findReceiver(tx, accountId, id)) ?? notFound()
        if (found.userId !== null) fail('reminders.bindsAlone', { as: 'conflict' })
        await remember(tx, caller, 'tested', found)
        return found
      })
      const about = (await accountNamesOf(database.tx, [accountId])).get(accountId) ?? ''
      return wechatScenes.receive({ accountId, receiverId: row.id }, { about, language, seconds: sceneSeconds })
    },

    /** Told when the receiver agreed. Unlogged: nobody of the account does it, and the receiver shows it. */
    agreed: async (tx: Tx, accountId: AccountId, id: number, openId: string): Promise<void> =>
      void (await store.updateReceiver(tx, accountId, id, { wechatOpenId: openId })),

    askAgain: ({ id, by }: ParsedInput<Calls['askReceiver']>, context: MemberContext): Promise<Receiver> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now, origin } = context
        const { accountId } = caller
        const row = (await store.findReceiver(tx, accountId, id)) ?? notFound()
        const address = by === 'mail' ? row.email : row.mobile
        const agreed = by === 'mail' ? row.emailConfirmedAt : row.mobileConfirmedAt
        if (address === null || agreed || row.userId !== null) fail('reminders.nothingToAsk', { as: 'conflict' })
        await consent.countAsking(accountId, address, now)
        await enqueue(tx, askReceiver, { accountId, id, by, origin: consoleOrigin ?? origin })
        await remember(tx, caller, 'tested', row)
        return describeOne(tx, row, context)
      }),
  }
}
