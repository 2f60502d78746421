import type { CallOutput, contract } from '@matai/contract'
import type { MemberContext } from '../../../platform/http/context.ts'
import { officialDays } from '../rules/china-holidays.ts'
import { lookAgain, ownHolidays, putHoliday } from '../store/plans.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.plans

/** Days off of an account: the official ones, corrected by itself. */
export function createHolidays({ database, audit }: Pick<Dependencies, 'database' | 'audit'>) {
  const remember = audit.on('plan')
  return {
    async holidays(year: number, { caller }: MemberContext): Promise<CallOutput<Calls['holidays']>> {
      const own = await ownHolidays(database.tx, caller.accountId)
      const official = officialDays(year)
      const days = new Map([...(official ?? [])].map(([day, off]) => [day, { day, off, own: false }]))
      for (const [day, off] of own) if (day.startsWith(`${year}-`)) days.set(day, { day, off, own: true })
      return {
        list: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
        known: official !== undefined,
      }
    },

    setHoliday: (day: string, off: boolean | null, { caller, now }: MemberContext): Promise<{ changed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        await putHoliday(tx, accountId, day, off)
        await lookAgain(tx, accountId, now)
        await remember(tx, caller, 'changed', { id: '', name: day }, { part: 'holidays' })
        return { changed: 1 }
      }),
  }
}
