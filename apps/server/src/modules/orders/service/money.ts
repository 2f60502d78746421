import { randomBytes } from 'node:crypto'
import type { PayWay } from '@matai/contract'
import { tierOf } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import { describeError } from '../../../platform/http/describe-error.ts'
import { type Notification, type Payment, PaymentError } from '../../../platform/pay/payment-provider.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { type OrderEvent, step } from '../rules/order.ts'
import { grantOf } from '../rules/term.ts'
import * as everybody from '../store/everybody.ts'
import * as store from '../store/orders.ts'
import type { OrderRow } from '../table.ts'
import type { Dependencies } from './dependencies.ts'
import type { Terms } from './terms.ts'

/** Days after its end for which an order is looked after: money may still be on its way. */
const lateFor = 3 * 86_400_000

const newNumber = (): string => randomBytes(16).toString('hex')

/** Money that comes and goes, and what it makes of orders. Every way leads through `happen`, once for each event. */
export function createMoney(dependencies: Dependencies & { terms: Terms }) {
  const { database, clock, log, payments, audit, terms } = dependencies
  const remember = audit.on('account')

  /** What an event makes of an order, in the transaction of its account; answers the order as it is then. */
  async function happen(tx: Tx, accountId: AccountId, id: number, event: OrderEvent & { payBy?: PayWay; at?: Date }) {
    const now = clock.now()
    const standing = await terms.held(tx, accountId)
    const order = (await store.findOrder(tx, accountId, id)) ?? notFound()
    const paid = await store.paymentsOf(tx, accountId, id)
    const next = step({ ...order, known: paid.map(({ transaction }) => transaction) }, event)
    const by = { userId: order.createdBy, now }
    if (next.state !== order.state) await store.updateOrder(tx, accountId, id, { state: next.state })
    const note = (what: string) =>
      remember(
        tx,
        { accountId, userId: order.createdBy },
        'changed',
        { id: accountId, name: order.number },
        { what, to: order.number },
      )
    if (event.is === 'paid' && next.deed !== 'nothing') {
      await store.insertPayment(tx, {
        ...{ accountId, orderId: id, transaction: event.transaction, fen: event.fen },
        ...{ payBy: event.payBy ?? order.payBy, paidAt: event.at ?? now },
        refundNumber: next.deed === 'giveBack' ? newNumber() : null,
      })
    }
    if (next.deed === 'grant') {
      const wanted = { ...order, tier: tierOf(order.tier) }
      const { kind, basis, from, until, value } = grantOf(standing, wanted, now)
      for (const credited of basis) await store.updateOrder(tx, accountId, credited, { supersededBy: id })
      await store.updateOrder(tx, accountId, id, { kind, paidAt: now, fromAt: from, untilAt: until, value })
      await note('orderPaid')
      await terms.follow(tx, accountId, standing, by)
    }
    if (next.deed === 'takeBack') {
      for (const one of paid.filter(({ refundNumber }) => refundNumber === null))
        await store.updatePayment(tx, accountId, one, { refundNumber: newNumber() })
      await store.updateOrder(tx, accountId, id, { refunded: order.total })
      await store.freeSuperseded(tx, accountId, id)
      await note('orderRefunded')
      // What it brought ends now; what it took for credit runs again.
      const without = order.started ? { tier: 'free' as const, until: null } : standing
      await terms.follow(tx, accountId, standing, by, without)
    }
    if (next.deed === 'giveBack')
      log.warn({ account: accountId, order: order.number }, 'money that buys nothing goes back')
    return (await store.findOrder(tx, accountId, id)) ?? notFound()
  }

  const take = (
    accountId: AccountId,
    id: number,
    payBy: PayWay,
    { transaction, fen, at }: Payment,
  ): Promise<OrderRow> =>
    database.transact(accountId, (tx) => happen(tx, accountId, id, { is: 'paid', transaction, fen, at, payBy }))

  /** Asks the provider what became of an order, and says it. A provider that does not answer changes nothing. */
  async function settle(order: OrderRow, accountId: AccountId): Promise<OrderRow> {
    const provider = order.payBy === 'bank' ? undefined : payments[order.payBy]
    const now = clock.now()
    if (!provider || order.state === 'paid' || order.state === 'refunded') return order
    try {
      const payment = await provider.find(order.number, now)
      if (payment) return await take(accountId, order.id, order.payBy, payment)
      if (order.state !== 'pending' || order.expiresAt > now) return order
      await provider.close(order.number, now)
      return await database.transact(accountId, (tx) => happen(tx, accountId, order.id, { is: 'cancel' }))
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      log.warn({ order: order.number, error: describeError(error) }, 'a payment provider did not help')
      return order
    }
  }

  /** Money goes back under a number of its own, so that it goes once however often this is tried. */
  async function giveBack(accountId: AccountId, which: { orderId: number; transaction: string }): Promise<void> {
    const { tx } = database
    const [payment, order] = await Promise.all([
      store.findPayment(tx, accountId, which),
      store.findOrder(tx, accountId, which.orderId),
    ])
    if (!payment?.refundNumber || payment.refundedAt || !order) return
    const now = clock.now()
    const { refundNumber, fen } = payment
    // Money that came by a bank goes back by a bank, which its operator does by hand.
    const provider = payment.payBy === 'bank' ? undefined : payments[payment.payBy]
    if (payment.payBy !== 'bank') {
      if (!provider) throw new PaymentError(`${payment.payBy} is not set up any more`)
      await provider.refund({ number: order.number, refundNumber, fen, of: fen }, now)
    }
    await database.transact(accountId, (inner) => store.updatePayment(inner, accountId, which, { refundedAt: now }))
  }

  return {
    happen,
    settle,
    take,

    /** What a provider tells; it may tell it twice, late and in any order, and others may tell it in its name. */
    async told(way: 'wechat' | 'alipay', notification: Notification): Promise<'taken' | 'refused'> {
      const provider = payments[way]
      if (!provider) return 'refused'
      try {
        const payment = provider.read(notification, clock.now())
        if (!payment) return 'taken'
        const accountId = await ownerOf(database.tx, 'order', payment.number)
        const order = accountId && (await store.findByNumber(database.tx, accountId, payment.number))
        if (!accountId || !order) {
          log.error({ way, number: payment.number }, 'somebody paid for an order that nobody knows')
          return 'refused'
        }
        await take(accountId, order.id, way, payment)
        return 'taken'
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error
        log.warn({ way, error: describeError(error) }, 'a notification of a payment was not believed')
        return 'refused'
      }
    },

    /** Looks after everything that is open; what fails is tried again by the next. Unlogged: the clock does it. */
    async settleAll(): Promise<void> {
      const { tx } = database
      const since = new Date(clock.now().getTime() - lateFor)
      for (const { accountId, id } of await everybody.unpaidOrders(tx, since)) {
        const order = await store.findOrder(tx, accountId, id)
        if (order) await settle(order, accountId)
      }
      for (const { accountId, ...which } of await everybody.paymentsToReturn(tx)) {
        await giveBack(accountId, which).catch((error: unknown) =>
          log.error({ error: error instanceof Error ? describeError(error) : {} }, 'money could not be given back yet'),
        )
      }
    },

    /** What is paid and begins now. Safe to run twice. */
    async turn(): Promise<void> {
      const now = clock.now()
      for (const accountId of await everybody.accountsToTurn(database.tx, now)) {
        await database.transact(accountId, async (tx) => {
          const standing = await terms.held(tx, accountId)
          await terms.follow(tx, accountId, standing, { userId: 0, now })
        })
      }
    },
  }
}

export type Money = ReturnType<typeof createMoney>
