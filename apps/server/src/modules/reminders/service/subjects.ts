import type { ReminderOn } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Dependencies } from './dependencies.ts'

/** What the thing is called that a rule is about; undefined when there is none, or it is gone. */
export function createSubjects({
  forms,
  statuses,
  plans,
  coupons,
}: Pick<Dependencies, 'forms' | 'statuses' | 'plans' | 'coupons'>) {
  return async (tx: Tx, accountId: AccountId, on: ReminderOn): Promise<string | undefined> => {
    switch (on.event) {
      case 'record':
      case 'recordChanged':
      case 'recordState':
      case 'recordDecided':
      case 'recordDue':
        return forms.titleOf(tx, accountId, on.formId)
      case 'status':
        return (await statuses.namesAmong(tx, accountId, [on.statusId])).get(on.statusId)
      case 'plan':
        return on.planId === null ? undefined : (await plans.namesAmong(tx, accountId, [on.planId])).get(on.planId)
      case 'coupon':
        return on.couponId === null
          ? undefined
          : (await coupons.namesAmong(tx, accountId, [on.couponId])).get(on.couponId)
      case 'stock':
      case 'limit':
        return undefined
    }
  }
}
