import { randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import { mintAccountId } from '../../platform/db/account-id.ts'
import { byAccount } from '../../platform/db/by-account.ts'
import type { Events } from '../../platform/events/events.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { couponsRedeemed } from '../coupons/events.ts'
import { accountParts } from '../exports/ports.ts'
import { planTurned } from '../plans/events.ts'
import { recordChanged, recordDecided, recordFollowedUp, recordMade } from '../records/events.ts'
import { stockLow } from '../stock/events.ts'
import { statusSet } from '../statuses/events.ts'
import { memberThings } from '../team/ports.ts'
import { limitCounters, limitUses } from '../tiers/ports.ts'
import { receiverAgreed } from '../wechat/events.ts'
import { askReceiver, purgeReminders, sendReminders, tellHappened, turnReminders } from './jobs.ts'
import { reminderParts } from './service/account-data.ts'
import type { Reminders } from './service/reminders.ts'

interface AboutRecord {
  formId: number
  recordId: number
  number: number
  qrCodeId: string | null
}
const aboutRecord = ({ formId, recordId, number, qrCodeId }: AboutRecord) => ({ formId, recordId, number, qrCodeId })

export function listenReminders(
  events: Events,
  { hear, hearAll, receivers, escalation }: Pick<Reminders, 'hear' | 'hearAll' | 'receivers' | 'escalation'>,
): void {
  events.listen(receiverAgreed, (tx, { accountId, receiverId, openId }) =>
    receivers.agreed(tx, mintAccountId(accountId), receiverId, openId),
  )
  events.listenAll(recordMade, async (tx, all) => {
    for (const [accountId, made] of byAccount(all))
      await hearAll(
        tx,
        accountId,
        made.map((one) => ({ event: 'record', key: `record ${one.recordId}`, ...aboutRecord(one), state: '' })),
      )
  })
  events.listen(recordChanged, (tx, { accountId, ...changed }) => {
    // A change has no number of its own; this one is made in its transaction, and there is no other.
    const key = `recordChanged ${changed.recordId} ${randomUUID()}`
    return hear(tx, mintAccountId(accountId), { event: 'recordChanged', key, ...aboutRecord(changed), state: '' })
  })
  events.listen(recordFollowedUp, async (tx, { accountId, state, ...said }) => {
    if (state === null) return
    const key = `recordState ${said.followUpId}`
    await hear(tx, mintAccountId(accountId), { event: 'recordState', key, ...aboutRecord(said), state })
  })
  events.listen(recordDecided, async (tx, { accountId, approval: state, ...decided }) => {
    if (state !== 'approved' && state !== 'refused') return
    const key = `recordDecided ${decided.recordId} ${decided.level} ${randomUUID()}`
    await hear(tx, mintAccountId(accountId), { event: 'recordDecided', key, ...aboutRecord(decided), state })
  })
  events.listen(statusSet, (tx, { accountId, statusId, itemId, changeId, qrCodeIds: [qrCodeId = '', ...others] }) => {
    const key = `status ${changeId}`
    const codes = 1 + others.length
    return hear(tx, mintAccountId(accountId), { event: 'status', key, statusId, itemId, qrCodeId, codes })
  })
  events.listen(planTurned, async (tx, { accountId, planId, windowId, moment, ...rest }) => {
    const account = mintAccountId(accountId)
    await hear(tx, account, { event: 'plan', key: `plan ${windowId} ${moment}`, planId, moment, ...rest })
    if (moment === 'closed') await escalation.expect(tx, account, { windowId, planId, ...rest })
  })
  events.listen(couponsRedeemed, (tx, { accountId, redeemed }) =>
    hearAll(
      tx,
      mintAccountId(accountId),
      redeemed.map(({ coupon, use, code }) => {
        return { event: 'coupon', key: `coupon ${use.id}`, couponId: coupon.id, code }
      }),
    ),
  )
  events.listen(stockLow, (tx, { accountId, moveId, ...low }) =>
    hear(tx, mintAccountId(accountId), { event: 'stock', key: `stock ${moveId}`, ...low }),
  )
}

export function answerReminders(
  ports: Ports,
  { countReceiversOf, namedReceivers, ofMembers }: Pick<Reminders, 'countReceiversOf' | 'namedReceivers' | 'ofMembers'>,
): void {
  ports.answer(accountParts, reminderParts)
  ports.answer(memberThings, ofMembers)
  ports.answer(limitCounters, { key: 'reminderReceivers', count: countReceiversOf })
  ports.answer(limitUses, { of: 'reminderReceivers', named: namedReceivers })
}

export function reminderJobs(
  {
    happened,
    sending,
    consent,
    escalation,
    lookForDue,
  }: Pick<Reminders, 'happened' | 'sending' | 'consent' | 'escalation' | 'lookForDue'>,
  clock: Clock,
): BoundJob[] {
  return [
    bindJob(tellHappened, ({ accountId, occasion }) => happened(mintAccountId(accountId), occasion, clock.now())),
    bindJob(sendReminders, ({ accountId, ids }) => sending.send(mintAccountId(accountId), ids, clock.now())),
    bindJob(askReceiver, ({ accountId, ...asked }) => consent.ask(mintAccountId(accountId), asked, clock.now())),
    bindJob(turnReminders, async () => {
      await escalation.turn(clock.now())
      await lookForDue(clock.now())
      await sending.turn(clock.now())
    }),
    bindJob(purgeReminders, () => sending.purge(clock.now())),
  ]
}
