import { type WalkedAccount, membersOf, walkAccounts } from '../../accounts/service/members.ts'
import { daysOfAccount } from '../../ledger/service/days.ts'
import { bestCodes } from '../../stats/service/ranking.ts'
import { type Week, weekToSumUp } from '../rules.ts'
import { countMade, isActive } from '../store.ts'
import type { Dependencies } from './dependencies.ts'
import { eachAccount } from './each-account.ts'

const best = 5

interface Due {
  id: WalkedAccount['id']
  week: Week
}

/**
 * Tells the people of every account whose Monday morning it is what happened last week. Safe to run at any time, twice
 * and by two: nobody is told of a week again, and what a crash left out the next run tells.
 */
export function sumUpWeeks({ database, notices, log }: Dependencies) {
  async function tellAccount({ id: accountId, week }: Due): Promise<void> {
    const { from, until, fromBefore, untilBefore } = week
    await database.transact(accountId, async (tx) => {
      const members = await membersOf(tx, accountId)
      const days = await daysOfAccount(tx, { accountId, from: fromBefore, until })
      const sum = (first: string, last: string) =>
        days.filter(({ day }) => day >= first && day <= last).reduce((total, { people }) => total + people, 0)
      const codes = await bestCodes(tx, { accountId, from, until, limit: best })
      const details: Record<string, string | number> = {
        from,
        until,
        count: sum(from, until),
        before: sum(fromBefore, untilBefore),
        created: await countMade(tx, accountId, week),
      }
      for (const [place, { name, people }] of codes.entries()) {
        details[`name${place + 1}`] = name
        details[`people${place + 1}`] = people
      }
      const link = `/scan?preset=custom&from=${from}&until=${until}`
      await notices.tell(
        tx,
        members.map(({ userId }) => ({ accountId, userId, kind: 'weeklySummary', details, link, once: week.name })),
      )
    })
  }

  /** Those of a page of accounts that have something to be told of a week and were not. */
  async function dueAmong(accounts: readonly WalkedAccount[], now: Date): Promise<Due[]> {
    const due = accounts.flatMap(({ id, zone }) => {
      const week = weekToSumUp(zone, now)
      return week ? [{ id, week }] : []
    })
    const once = due[0]?.week.name // it is Monday for all of them, so the week is the same
    if (once === undefined) return []
    const wanted: Due[] = []
    for (const one of due) {
      if (await notices.wasTold({ kind: 'weeklySummary', once, accountId: one.id })) continue
      if (await isActive(database.tx, one.id)) wanted.push(one)
    }
    return wanted
  }

  return async (now: Date): Promise<void> => {
    let failures = 0
    for await (const page of walkAccounts(database.tx, now)) {
      failures += await eachAccount(await dueAmong(page, now), { log, work: tellAccount })
    }
    if (failures > 0) throw new Error(`${failures} accounts were not told of their week`)
  }
}
