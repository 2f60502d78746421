import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { lookFrom } from '../rules/matching.ts'
import { lockAwaitingDue, setLooked } from '../store/due.ts'
import { accountsAwaitingDue } from '../store/everybody.ts'
import type { Dependencies } from './dependencies.ts'
import type { HappeningVerbs } from './happen.ts'

/** Hours before an open record is due, or when it is, rules hear of it. */
export function createDueWatch({ database, records }: Dependencies, { hear }: Pick<HappeningVerbs, 'hear'>) {
  async function look(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
    const rules = (await lockAwaitingDue(tx, accountId)).filter(({ lookedAt }) => lookedAt !== null && lookedAt < now)
    const asked = new Map<string, { formId: number; hours: number; from: Date }>()
    for (const { on, lookedAt } of rules) {
      if (on.event !== 'recordDue') continue
      const key = `${on.formId} ${on.hours}`
      const from = lookFrom(lookedAt ?? now, now)
      const known = asked.get(key)
      if (!known || from < known.from) asked.set(key, { formId: on.formId, hours: on.hours, from })
    }
    for (const { formId, hours, from } of asked.values())
      for (const { id, number, qrCodeId, dueAt } of await records.dueWithin(tx, accountId, {
        ...{ formId, hours, from, until: now },
      }))
        await hear(tx, accountId, {
          event: 'recordDue',
          // A record that is given another time is told of again.
          key: `recordDue ${id} ${dueAt.getTime()} ${hours}`,
          ...{ formId, recordId: id, number, qrCodeId, hours, dueAt: dueAt.toISOString() },
        })
    const ids = rules.map(({ id }) => id)
    if (ids.length > 0) await setLooked(tx, accountId, ids, now)
  }

  /** Unlogged: a worker says until when it has looked. Safe to run twice and by two. */
  return async (now: Date): Promise<void> => {
    for (const accountId of await accountsAwaitingDue(database.tx, new Date(now.getTime() - 1)))
      await database.transact(accountId, (tx) => look(tx, accountId, now))
  }
}
