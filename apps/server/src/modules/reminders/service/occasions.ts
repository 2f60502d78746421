import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import type { Occasion } from '../jobs.ts'
import type { Happening, Told } from '../rules/happening.ts'
import type { Dependencies } from './dependencies.ts'

export function subjectOfOccasion(occasion: Occasion): number | null {
  switch (occasion.event) {
    case 'record':
    case 'recordChanged':
    case 'recordState':
    case 'recordDecided':
    case 'recordDue':
      return occasion.formId
    case 'status':
      return occasion.statusId
    case 'plan':
      return occasion.planId
    case 'coupon':
      return occasion.couponId
    case 'stock':
    case 'limit':
      return null
  }
}

type Of<Event extends Occasion['event']> = Extract<Occasion, { event: Event }>
type AboutRecord = Extract<Occasion, { recordId: number; state: string }>

const planKinds = {
  opened: 'reminderPlanOpened',
  warned: 'reminderPlanWarned',
  closed: 'reminderPlanClosed',
  overdue: 'reminderPlanOverdue',
} as const

/** Numbers only, which every language reads. */
const momentIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))

/** What happened in the words of people; undefined when what it was about is gone meanwhile. */
export function createOccasions({
  forms,
  statuses,
  plans,
  coupons,
  standingOf,
  records,
}: Pick<Dependencies, 'records' | 'forms' | 'statuses' | 'plans' | 'coupons' | 'standingOf'>) {
  const codeName = async (tx: Tx, accountId: AccountId, id: string | null) =>
    id === null ? undefined : (await codePlaces(tx, accountId, [id])).get(id)?.name

  async function ofRecord(tx: Tx, accountId: AccountId, occasion: AboutRecord): Promise<Told | undefined> {
    const { event, formId, recordId, number, qrCodeId, state } = occasion
    const form = await forms.titleOf(tx, accountId, formId)
    if (form === undefined) return undefined
    const link = `/formData/${formId}?record=${recordId}`
    const details = { form, number }
    if (event === 'recordChanged') return { kind: 'reminderChanged', details, link }
    if (event === 'recordState') return { kind: 'reminderState', details: { ...details, state }, link }
    if (event === 'recordDecided')
      return { kind: state === 'approved' ? 'reminderApproved' : 'reminderRefused', details, link }
    const code = await codeName(tx, accountId, qrCodeId)
    return code === undefined
      ? { kind: 'reminderRecord', details, link }
      : { kind: 'reminderRecordAt', details: { ...details, code }, link }
  }

  async function ofStatus(tx: Tx, accountId: AccountId, occasion: Of<'status'>): Promise<Told | undefined> {
    const { statusId, itemId, qrCodeId, codes } = occasion
    const status = (await statuses.namesAmong(tx, accountId, [statusId])).get(statusId)
    const code = await codeName(tx, accountId, qrCodeId)
    if (status === undefined || code === undefined) return undefined
    const item = itemId === null ? undefined : (await statuses.itemsAmong(tx, accountId, [itemId])).get(itemId)
    const link = codes === 1 ? `/code/${qrCodeId}` : `/statusManage?tab=board&status=${statusId}`
    if (item === undefined) return { kind: 'reminderStatusOff', details: { status, code, count: codes }, link }
    return codes === 1
      ? { kind: 'reminderStatus', details: { status, code, item }, link }
      : { kind: 'reminderStatusMany', details: { status, code, item, count: codes }, link }
  }

  async function ofPlan(tx: Tx, accountId: AccountId, occasion: Of<'plan'>, now: Date): Promise<Told | undefined> {
    const { planId, moment, hours = 0, open, closesAt } = occasion
    const plan = (await plans.namesAmong(tx, accountId, [planId])).get(planId)
    if (plan === undefined) return undefined
    const { zone } = (await standingOf(tx, accountId, now)) ?? { zone: 'UTC' }
    const details = { plan, hours, count: open, at: momentIn(zone, closesAt) }
    return { kind: planKinds[moment], details, link: `/planManage?tab=tasks&planId=${planId}` }
  }

  async function ofDue(tx: Tx, accountId: AccountId, occasion: Of<'recordDue'>, now: Date): Promise<Told | undefined> {
    const { formId, recordId, number, dueAt } = occasion
    const form = await forms.titleOf(tx, accountId, formId)
    if (form === undefined) return undefined
    const { zone } = (await standingOf(tx, accountId, now)) ?? { zone: 'UTC' }
    const kind = occasion.hours === 0 ? 'reminderDue' : 'reminderNear'
    return {
      kind,
      details: { form, number, at: momentIn(zone, dueAt) },
      link: `/formData/${formId}?record=${recordId}`,
    }
  }

  async function told(tx: Tx, accountId: AccountId, occasion: Occasion, now: Date): Promise<Told | undefined> {
    switch (occasion.event) {
      case 'record':
      case 'recordChanged':
      case 'recordState':
      case 'recordDecided':
        return ofRecord(tx, accountId, occasion)
      case 'recordDue':
        return ofDue(tx, accountId, occasion, now)
      case 'status':
        return ofStatus(tx, accountId, occasion)
      case 'plan':
        return ofPlan(tx, accountId, occasion, now)
      case 'coupon': {
        const coupon = (await coupons.namesAmong(tx, accountId, [occasion.couponId])).get(occasion.couponId)
        const details = { coupon: coupon ?? '', code: occasion.code }
        return coupon === undefined
          ? undefined
          : { kind: 'reminderCoupon', details, link: `/card/${occasion.couponId}` }
      }
      case 'stock': {
        const { qrCodeId, quantity, minimum, unit } = occasion
        const code = await codeName(tx, accountId, qrCodeId)
        const details = { code: code ?? '', quantity, minimum, unit }
        return code === undefined ? undefined : { kind: 'reminderStock', details, link: '/stock?low=yes' }
      }
      case 'limit':
        return {
          kind: 'reminderLimit',
          details: { key: occasion.limit, used: occasion.used, limit: occasion.most },
          link: '/data',
        }
    }
  }

  return async (
    tx: Tx,
    accountId: AccountId,
    occasion: Occasion,
    now: Date,
  ): Promise<{ happening: Happening; told: Told } | undefined> => {
    const words = await told(tx, accountId, occasion, now)
    if (!words) return undefined
    const { event, key } = occasion
    const happening: Happening = { key, event, subjectId: subjectOfOccasion(occasion) }
    if ('recordId' in occasion) {
      if ('state' in occasion) happening.state = occasion.state
      else happening.hours = occasion.hours
      Object.assign(happening, await records.whoOf(tx, accountId, occasion.recordId))
    }
    if (occasion.event === 'status') happening.itemId = occasion.itemId
    if (occasion.event === 'plan') {
      happening.moment = occasion.moment
      if (occasion.hours !== undefined) happening.hours = occasion.hours
      happening.planPeople = occasion.people
      happening.planGroups = occasion.groupIds
    }
    return { happening, told: words }
  }
}
