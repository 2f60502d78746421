import { describeError } from '../../../platform/http/describe-error.ts'
import { walkAccounts } from '../../accounts/service/members.ts'
import { noteUsage } from '../store/usage.ts'
import type { Dependencies } from './dependencies.ts'

const dayMs = 86_400_000
/** Days of usage that are kept. */
const kept = 90

/** Writes down what every account has used today, for forecasts. Safe to run twice. Unlogged: the clock does it. */
export function noteUsagesOfAll({ database, tiers, log }: Dependencies) {
  return async (now: Date): Promise<void> => {
    const day = now.toISOString().slice(0, 10)
    const keep = new Date(now.getTime() - kept * dayMs).toISOString().slice(0, 10)
    for await (const page of walkAccounts(database.tx, now)) {
      const usages = await tiers.usageAmong(database.tx, page)
      for (const [place, { id }] of page.entries()) {
        const used = Object.fromEntries((usages[place] ?? []).map((usage) => [usage.key, usage.used]))
        if (Object.keys(used).length === 0) continue
        await database
          .transact(id, (tx) => noteUsage(tx, id, { day, used, keep }))
          .catch((error: unknown) =>
            log.error(
              { account: id, error: error instanceof Error ? describeError(error) : {} },
              'usage was not noted',
            ),
          )
      }
    }
  }
}
