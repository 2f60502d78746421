import { randomBytes } from 'node:crypto'
import {
  type contract,
  type Feature,
  hasFeature,
  features,
  type LimitKey,
  limitOf,
  limits,
  type Order,
  type ParsedInput,
  type Quote,
  type Tier,
  tierNumbers,
  tierRights,
  tiers as allTiers,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { PaymentError, type Till } from '../../../platform/pay/payment-provider.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import { forecastsOf } from '../rules/forecast.ts'
import { kindOf, tierNow, worthOf } from '../rules/term.ts'
import { invoicedOrders } from '../store/invoices.ts'
import * as store from '../store/orders.ts'
import { usageSince } from '../store/usage.ts'
import type { OrderRow } from '../table.ts'
import { describeOrder } from './describe.ts'
import type { Dependencies } from './dependencies.ts'
import type { Money } from './money.ts'
import type { Terms } from './terms.ts'

type Input<Entry extends keyof typeof contract.orders> = ParsedInput<(typeof contract.orders)[Entry]>

/** Milliseconds within which an order is paid: providers keep their codes for two hours, a bank takes days. */
const payWithin = { wechat: 7_200_000, alipay: 7_200_000, bank: 14 * 86_400_000 } as const
const dayMs = 86_400_000
/** Days that forecasts look back at. */
const lookBack = 60

/** What accounts buy, and what they are told before. */
export function createOrders(dependencies: Dependencies & { terms: Terms; money: Money }) {
  const { database, audit, tiers, payments, prices, terms, money } = dependencies
  const remember = audit.on('account')

  async function describe(tx: Tx, accountId: AccountId, row: OrderRow): Promise<Order> {
    const invoiced = await invoicedOrders(tx, accountId)
    return describeOrder(row, { bank: payments.bank, isInvoiced: invoiced.has(row.id) })
  }

  const payWays = (['wechat', 'alipay', 'bank'] as const).filter((way) => payments[way] !== undefined)

  /** What a tier would take away that is used, or that people could reach for. */
  async function losses(tx: Tx, caller: { accountId: AccountId; tier: Tier }, tier: Tier): Promise<Quote['loses']> {
    const usage = await tiers.usageOf(tx, { id: caller.accountId, tier: caller.tier })
    const lost = (Object.keys(features) as Feature[]).filter(
      (feature) => hasFeature(caller.tier, feature) && !hasFeature(tier, feature),
    )
    const over = usage.flatMap(({ key, used }) => {
      const limit = limitOf(tier, key as LimitKey)
      return used > limit ? [{ key: key as LimitKey, used, limit }] : []
    })
    const limited: Quote['loses']['limits'] = []
    for (const one of over)
      limited.push({ ...one, names: await tiers.beyond(tx, caller.accountId, one.key, one.limit) })
    return { features: lost, uses: await tiers.usesOf(tx, caller.accountId, lost), limits: limited }
  }

  async function priced(tx: Tx, accountId: AccountId, { tier, years }: Input<'quote'>, now: Date) {
    const year = prices[tier]
    const standing = await terms.held(tx, accountId)
    if (year === undefined || tier === 'free') return undefined
    const price = year * years
    return { price, worth: worthOf(standing, { tier, years, price }, now) }
  }

  async function charge(
    number: string,
    row: { tier: Tier; years: number; total: number; payBy: Order['payBy'] },
    times: { now: Date; expiresAt: Date; say: MemberContext['say'] },
  ): Promise<Till | null> {
    const provider = row.payBy === 'bank' ? undefined : payments[row.payBy]
    if (!provider || row.total === 0) return null
    const tier = times.say(`dashboard.tier_${row.tier}`)
    const subject = `${times.say('app.name')} ${times.say('orders.subject', { tier, count: row.years })}`
    try {
      return await provider.charge({ number, fen: row.total, subject, expiresAt: times.expiresAt }, times.now)
    } catch (error) {
      if (error instanceof PaymentError) fail('orders.providerFailed', { as: 'conflict' })
      throw error
    }
  }

  return {
    /** Unlogged: it is looked at. */
    async offer({ caller, now }: MemberContext) {
      const { accountId, tier } = caller
      return database.transact(accountId, async (tx) => {
        const standing = await terms.held(tx, accountId)
        const since = new Date(now.getTime() - lookBack * dayMs).toISOString().slice(0, 10)
        const [usage, points] = [
          await tiers.usageOf(tx, { id: accountId, tier }),
          await usageSince(tx, accountId, since),
        ]
        const known = usage.filter(({ key }) => key in limits).map((one) => ({ ...one, key: one.key as LimitKey }))
        const next = standing.terms.find(({ from, tier: later }) => from > now && later !== tier)
        return {
          tiers: allTiers.map((one) => ({
            tier: one,
            year: prices[one] ?? null,
            kind: prices[one] === undefined ? null : (kindOf(standing, one, now) ?? null),
            rights: tierRights(one),
          })),
          payWays: Object.keys(prices).length > 0 ? payWays : [],
          current: { tier: tierNow(standing, now), until: standing.until?.toISOString() ?? null },
          next: next ? { tier: next.tier, from: next.from.toISOString(), until: next.until.toISOString() } : null,
          usage,
          forecasts: forecastsOf(points, known, now).map(({ key, fullAt }) => ({ key, fullAt: fullAt.toISOString() })),
        }
      })
    },

    /** Unlogged: it says what would be. */
    async quote(wanted: Input<'quote'>, { caller, now }: MemberContext) {
      const { accountId } = caller
      return database.transact(accountId, async (tx) => {
        const found = await priced(tx, accountId, wanted, now)
        const loses = await losses(tx, caller, wanted.tier)
        const { worth, price = 0 } = found ?? {}
        if (found && !worth) fail('orders.endless', { as: 'conflict' })
        const [from, until] = [worth?.from ?? now, worth?.until ?? now]
        return {
          ...wanted,
          kind: worth?.kind ?? ('later' as const),
          ...{ price, credit: worth?.credit ?? 0, total: worth?.total ?? null },
          ...{ from: from.toISOString(), until: until.toISOString() },
          loses,
        }
      })
    },

    async add({ tier, years, payBy }: Input<'add'>, context: MemberContext): Promise<Order> {
      const { caller, now, say } = context
      const { accountId, userId } = caller
      if (!payWays.includes(payBy)) fail('orders.notPaidSo', { as: 'conflict' })
      const expiresAt = new Date(now.getTime() + payWithin[payBy])
      const number = randomBytes(16).toString('hex')
      const offered =
        (await database.transact(accountId, (tx) => priced(tx, accountId, { tier, years }, now))) ?? notSold()
      const { price, worth = endless() } = offered
      const till = await charge(number, { tier, years, total: worth.total, payBy }, { now, expiresAt, say })
      const row = await database.transact(accountId, async (tx) => {
        await claimAddresses(tx, accountId, 'order', [number])
        const made = await store.insertOrder(tx, {
          ...{ accountId, number, tier: tierNumbers[tier], years, kind: worth.kind, price, credit: worth.credit },
          ...{ total: worth.total, basis: worth.basis, payBy, createdBy: userId, createdAt: now, expiresAt },
          tillQr: till && 'qr' in till ? till.qr : null,
          tillPage: till && 'page' in till ? till.page : null,
        })
        const details = { what: 'orderMade', to: number }
        await remember(tx, { accountId, userId }, 'changed', { id: accountId, name: number }, details)
        // The credit pays for all of it.
        if (worth.total > 0) return made
        return money.happen(tx, accountId, made.id, { is: 'paid', transaction: `credit ${number}`, fen: 0 })
      })
      return describe(database.tx, accountId, row)
    },

    async list({ caller: { accountId } }: MemberContext): Promise<Order[]> {
      const [rows, invoiced] = await Promise.all([
        store.listOrders(database.tx, accountId),
        invoicedOrders(database.tx, accountId),
      ])
      return rows.map((row) => describeOrder(row, { bank: payments.bank, isInvoiced: invoiced.has(row.id) }))
    },

    async info({ id }: Input<'info'>, { caller: { accountId } }: MemberContext): Promise<Order> {
      const row = (await store.findOrder(database.tx, accountId, id)) ?? notFound()
      return describe(database.tx, accountId, await money.settle(row, accountId))
    },

    async cancel({ id }: Input<'cancel'>, { caller: { accountId } }: MemberContext): Promise<Order> {
      const row = (await store.findOrder(database.tx, accountId, id)) ?? notFound()
      // Paid a moment ago: then it is paid.
      const settled = await money.settle(row, accountId)
      const now =
        settled.state === 'pending'
          ? await database.transact(accountId, async (tx) => {
              const details = { what: 'orderCancelled', to: row.number }
              await remember(
                tx,
                { accountId, userId: row.createdBy },
                'changed',
                { id: accountId, name: row.number },
                details,
              )
              return money.happen(tx, accountId, id, { is: 'cancel' })
            })
          : settled
      return describe(database.tx, accountId, now)
    },
  }
}

function notSold(): never {
  fail('orders.notSold', { as: 'conflict' })
}

function endless(): never {
  fail('orders.endless', { as: 'conflict' })
}
