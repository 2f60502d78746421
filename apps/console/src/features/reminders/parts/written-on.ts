import type { FollowUpState, FormCondition, ReminderEvent, ReminderMoment, ReminderOn } from '@matai/contract'
import type { TFunction } from 'i18next'

/** What a rule waits for while it is written: one value for all events, 0 where nothing is chosen. */
export interface WrittenOn {
  event: ReminderEvent
  formId: number
  when: FormCondition
  states: FollowUpState[]
  decisions: ('approved' | 'refused')[]
  statusId: number
  itemIds: number[]
  planId: number
  moments: ReminderMoment[]
  hours: number
  couponId: number
}

export const blankOn: WrittenOn = {
  event: 'record',
  formId: 0,
  when: { join: 'all', tests: [] },
  states: [],
  decisions: [],
  statusId: 0,
  itemIds: [],
  planId: 0,
  moments: ['warned', 'closed'],
  hours: 24,
  couponId: 0,
}

export function writtenOn(on: ReminderOn): WrittenOn {
  const blank = { ...blankOn, event: on.event }
  switch (on.event) {
    case 'record':
      return { ...blank, formId: on.formId, when: on.when ?? blank.when }
    case 'recordChanged':
      return { ...blank, formId: on.formId }
    case 'recordState':
      return { ...blank, formId: on.formId, states: on.states }
    case 'recordDecided':
      return { ...blank, formId: on.formId, decisions: on.states }
    case 'recordDue':
      return { ...blank, formId: on.formId, hours: on.hours }
    case 'status':
      return { ...blank, statusId: on.statusId, itemIds: on.itemIds }
    case 'plan':
      // A rule of a version before names no hours.
      return { ...blank, planId: on.planId ?? 0, moments: on.moments, hours: on.hours || blank.hours }
    case 'coupon':
      return { ...blank, couponId: on.couponId ?? 0 }
    case 'stock':
    case 'limit':
      return blank
  }
}

export function onOf(written: WrittenOn): ReminderOn {
  const { event, formId, when, states, decisions, statusId, itemIds, planId, moments, hours, couponId } = written
  switch (event) {
    case 'record':
      return { event, formId, when: when.tests.length > 0 ? when : null }
    case 'recordChanged':
      return { event, formId }
    case 'recordState':
      return { event, formId, states }
    case 'recordDecided':
      return { event, formId, states: decisions }
    case 'recordDue':
      return { event, formId, hours }
    case 'status':
      return { event, statusId, itemIds }
    case 'plan':
      return { event, planId: planId || null, moments, hours }
    case 'coupon':
      return { event, couponId: couponId || null }
    case 'stock':
    case 'limit':
      return { event }
  }
}

export const isOfForm = (event: ReminderEvent): boolean => event.startsWith('record')

export function faultOfOn({ event, formId, statusId, moments }: WrittenOn, t: TFunction): string | undefined {
  if (isOfForm(event) && formId === 0) return t('reminderScreens.chooseForm')
  if (event === 'status' && statusId === 0) return t('reminderScreens.chooseStatus')
  return event === 'plan' && moments.length === 0 ? t('reminderScreens.chooseMoment') : undefined
}
