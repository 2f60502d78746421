import type { Tx } from '../../../platform/db/database.ts'
import { visitorsKeptFrom } from '../rules/days.ts'
import { forgetVisitors } from '../store/everybody.ts'

/** Drops who visited on days that nothing can be added to any more. */
export function dropVisitors(tx: Tx, now: Date): Promise<void> {
  return forgetVisitors(tx, visitorsKeptFrom(now))
}
