import { attentionOf } from './attention.ts'
import type { Dependencies } from './dependencies.ts'
import { sumUpWeeks } from './sum-up-weeks.ts'
import { watchTiers } from './watch-tiers.ts'
import { watchUsage } from './watch-usage.ts'

export type Dashboard = ReturnType<typeof createDashboard>

/** What somebody should know without asking. */
export function createDashboard(dependencies: Dependencies) {
  return {
    attention: attentionOf(dependencies),
    sumUpWeeks: sumUpWeeks(dependencies),
    watchTiers: watchTiers(dependencies),
    watchUsage: watchUsage(dependencies),
  }
}
