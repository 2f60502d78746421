import type { AccountNoticeKind, ReminderMoment, ReminderOn } from '@matai/contract'

/** Something that rules may be about. */
export interface Happening {
  /** Names it for ever: `record 17`. */
  key: string
  event: ReminderOn['event']
  /** The form, status, plan or coupon; null where there is none. */
  subjectId: number | null
  /** Of a status: what codes came into; null: into none. */
  itemId?: number | null
  /** Of a record: how far it is since then, or how it was decided. */
  state?: string
  moment?: ReminderMoment
  /** Of overdue: so long after the window closed; of a record: so long before it is due. */
  hours?: number
  /** User ids that the plan names. */
  planPeople?: readonly number[]
  /** Groups of collaborators that it names. */
  planGroups?: readonly number[]
  /** Of a record: the user in charge of it now, and whom its form knows as its filler. */
  chargeId?: number | null
  fillerId?: number | null
}

/** What a message says; the sentence is made from it in the language of whoever reads it. */
export interface Told {
  kind: AccountNoticeKind
  details: Record<string, string | number>
  /** Address in the console where it can be seen; empty without one. */
  link: string
}

export const subjectOf = (on: ReminderOn): number | null => {
  switch (on.event) {
    case 'record':
    case 'recordChanged':
    case 'recordState':
    case 'recordDecided':
    case 'recordDue':
      return on.formId
    case 'status':
      return on.statusId
    case 'plan':
      return on.planId
    case 'coupon':
      return on.couponId
    case 'stock':
    case 'limit':
      return null
  }
}
