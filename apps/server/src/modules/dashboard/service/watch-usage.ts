import { membersOf, type WalkedAccount, walkAccounts } from '../../accounts/service/members.ts'
import { monthIn } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'
import { eachAccount } from './each-account.ts'

/** Tells administrators which limits are nearly reached: of each limit once a month. Safe to run twice and by two. */
export function watchUsage({ database, notices, pushes, reminders, tiers, log }: Dependencies) {
  const { tx } = database

  /** What is high in a page of accounts; counted for the whole page at once. */
  async function highAmong(accounts: readonly WalkedAccount[]) {
    const used = await tiers.usageAmong(tx, accounts)
    return accounts.flatMap(({ id, zone }, index) => {
      const high = (used[index] ?? []).filter((usage) => usage.high)
      return high.length > 0 ? [{ id, zone, high }] : []
    })
  }

  return async (now: Date): Promise<void> => {
    let failures = 0
    for await (const page of walkAccounts(tx, now)) {
      failures += await eachAccount(await highAmong(page), {
        log,
        work: async ({ id: accountId, zone, high }) => {
          const admins = (await membersOf(tx, accountId)).filter(({ role }) => role === 'admin')
          const tellings = admins.flatMap(({ userId }) =>
            high.map(({ key, used, limit }) => ({
              accountId,
              userId,
              kind: 'usageHigh' as const,
              details: { key, used, limit },
              link: '/data',
              once: `${key} ${monthIn(zone, now)}`,
            })),
          )
          const month = monthIn(zone, now)
          const wasTold = await Promise.all(
            high.map(({ key }) => notices.wasTold({ kind: 'usageHigh', once: `${key} ${month}`, accountId })),
          )
          await database.transact(accountId, async (tx) => {
            await notices.tell(tx, tellings)
            await pushes.limitsNear(
              tx,
              accountId,
              high.filter((_, place) => !wasTold[place]),
            )
            for (const { key: limit, used, limit: most } of high) {
              const key = `limit ${limit} ${month}`
              await reminders.hear(tx, accountId, { event: 'limit', key, limit, used, most })
            }
          })
        },
      })
    }
    if (failures > 0) throw new Error(`${failures} accounts were not told of their limits`)
  }
}
