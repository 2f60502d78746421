import { membersOf, walkAccounts } from '../../accounts/service/members.ts'
import { termToTell } from '../rules.ts'
import type { Dependencies } from './dependencies.ts'
import { eachAccount } from './each-account.ts'

/** Tells administrators that a tier ends soon, and that it has ended; each once. Safe to run twice and by two. */
export function watchTiers({ database, notices, log }: Dependencies) {
  return async (now: Date): Promise<void> => {
    let failures = 0
    for await (const page of walkAccounts(database.tx, now)) {
      const due = page.flatMap(({ id, zone, term }) => {
        const telling = term && term.tier !== 'free' ? termToTell(zone, term, now) : undefined
        return telling ? [{ id, telling }] : []
      })
      failures += await eachAccount(due, {
        log,
        work: async ({ id: accountId, telling }) => {
          const admins = (await membersOf(database.tx, accountId)).filter(({ role }) => role === 'admin')
          await database.transact(accountId, (tx) =>
            notices.tell(
              tx,
              admins.map(({ userId }) => ({ accountId, userId, link: '/data', ...telling })),
            ),
          )
        },
      })
    }
    if (failures > 0) throw new Error(`${failures} accounts were not told of the end of their tier`)
  }
}
