import { type CallOutput, type contract, type ParsedInput, type Push, pushesMax } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { failField, notFound, withinLimit } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { randomPageId } from '../../../platform/ids.ts'
import { createSecretTexts } from '../../../platform/secret-texts.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import { placeOfPush, pushSeal } from '../rules/secrets.ts'
import { newSecret } from '../rules/signing.ts'
import { wakeAll } from '../store/deliveries.ts'
import * as store from '../store/pushes.ts'
import { describePush } from './describe.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.push

/** Where an account is told, set by its administrators. */
export function createEditing(dependencies: Dependencies) {
  const { database, audit, forms, ownCodes, poster, isKnownBad } = dependencies
  const texts = createSecretTexts(dependencies.secret, pushSeal)
  const remember = audit.on('push')
  const nameOf = ({ name, url }: store.PushRow) => name || new URL(url).host

  async function refuseUrl(url: string): Promise<void> {
    const reached = await poster.reach(url)
    if (reached === 'private') failField('url', 'push.privateAddress')
    if (reached === 'unknownHost') failField('url', 'push.unknownHost')
    if (isKnownBad(url)) failField('url', 'push.badHost')
  }

  async function refuseForms(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<void> {
    const unique = [...new Set(ids)]
    if ((await forms.titlesOf(tx, accountId, unique)).size < unique.length) notFound()
  }

  const described = async (tx: Tx, row: store.PushRow | undefined, { now }: MemberContext): Promise<Push> =>
    describePush(tx, row ?? notFound(), { forms, now })

  return {
    /** Unlogged: a text message to oneself changes nothing. */
    sendCode: (context: MemberContext): Promise<void> => ownCodes.sendOwnCode('push.sms', context),

    async list({ caller: { accountId }, now }: MemberContext): Promise<CallOutput<Calls['get']>> {
      const { tx } = database
      const list: Push[] = []
      for (const row of await store.listPushes(tx, accountId)) list.push(await describePush(tx, row, { forms, now }))
      return { list }
    },

    async add(
      { url, mobileCode, name = '', events = [], formIds = [] }: ParsedInput<Calls['add']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['add']>> {
      await refuseUrl(url)
      await ownCodes.useOwnCode(mobileCode, context)
      const { accountId } = context.caller
      return database.transact(accountId, async (tx) => {
        await store.holdAdding(tx, accountId)
        const used = (await store.listPushes(tx, accountId)).length + 1
        withinLimit({ used, limit: pushesMax })
        await refuseForms(tx, accountId, formIds)
        const address = randomPageId()
        await claimAddresses(tx, accountId, 'push', [address])
        const secret = newSecret()
        const sealed = texts.seal(secret, placeOfPush(accountId, address))
        const values = { accountId, address, name, url, events, formIds, secret: sealed, createdAt: context.now }
        const row = (await store.insertPush(tx, values)) ?? notFound()
        await remember(tx, context.caller, 'created', { id: row.id, name: nameOf(row) }, { url })
        return { push: await described(tx, row, context), secret }
      })
    },

    async edit(
      { id, url, mobileCode, name, events, formIds }: ParsedInput<Calls['edit']>,
      context: MemberContext,
    ): Promise<Push> {
      const { accountId } = context.caller
      const before = (await store.findPush(database.tx, accountId, id)) ?? notFound()
      const isElsewhere = url !== undefined && url !== before.url
      if (isElsewhere) {
        await refuseUrl(url)
        await ownCodes.useOwnCode(mobileCode ?? failField('mobileCode', 'accounts.smsCodeWrong'), context)
      }
      return database.transact(accountId, async (tx) => {
        await refuseForms(tx, accountId, formIds ?? [])
        const row = await store.updatePush(tx, accountId, id, {
          ...(isElsewhere && { url, fails: 0, failingSince: null, holdUntil: null }),
          ...(name !== undefined && { name }),
          ...(events !== undefined && { events }),
          ...(formIds !== undefined && { formIds }),
          address: before.address,
        })
        const changed = row ?? notFound()
        await remember(tx, context.caller, 'changed', { id, name: nameOf(changed) }, { url: changed.url })
        return described(tx, changed, context)
      })
    },

    remove: (id: number, { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const row = (await store.lockPush(tx, caller.accountId, id)) ?? notFound()
        await store.deletePush(tx, caller.accountId, id)
        await remember(tx, caller, 'removed', { id, name: nameOf(row) })
        return { removed: 1 }
      }),

    rotate: ({ id, keepHours }: ParsedInput<Calls['rotate']>, context: MemberContext) =>
      database.transact(context.caller.accountId, async (tx): Promise<CallOutput<Calls['rotate']>> => {
        const { caller, now } = context
        const { accountId } = caller
        const { address, secret: oldSecret } = (await store.lockPush(tx, accountId, id)) ?? notFound()
        const secret = newSecret()
        const row = await store.updatePush(tx, accountId, id, {
          secret: texts.seal(secret, placeOfPush(accountId, address)),
          oldSecret: keepHours > 0 ? oldSecret : null,
          oldUntil: keepHours > 0 ? new Date(now.getTime() + keepHours * 3_600_000) : null,
        })
        await remember(tx, caller, 'changed', { id, name: row ? nameOf(row) : '' }, { part: 'secret' })
        return { push: await described(tx, row, context), secret }
      }),

    turn: ({ id, on }: ParsedInput<Calls['turn']>, context: MemberContext): Promise<Push> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const fresh = { fails: 0, failingSince: null, holdUntil: null, paused: null }
        const row = (await store.updatePush(tx, caller.accountId, id, on ? fresh : { paused: 'person' })) ?? notFound()
        if (on) await wakeAll(tx, caller.accountId, id, now)
        await remember(tx, caller, 'changed', { id, name: nameOf(row) }, { part: on ? 'on' : 'off' })
        return described(tx, row, context)
      }),
  }
}
