import { everybody } from '../../../platform/db/account-id.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import { scansRolledUp } from '../events.ts'
import { nextSlice } from '../rules/days.ts'
import { addToBreakdown, beginRollup } from '../store/everybody.ts'
import { lockRollup, moveRollup } from '../store/roll-up.ts'

interface RollUpOptions {
  database: Pick<Database, 'transact'>
  events: Events
}

/** Milliseconds of one run; what is left then waits for the next minute. */
const runFor = 20_000

/** Adds up what is finished, slice by slice; each is committed with its counts, so that nothing counts twice. */
export async function rollUp({ database, events }: RollUpOptions, now: Date): Promise<void> {
  const started = performance.now()
  while (performance.now() - started < runFor) {
    if (!(await rollUpSlice({ database, events }, now))) return
  }
}

/** False when there is nothing to add up yet. */
async function rollUpSlice({ database, events }: RollUpOptions, now: Date): Promise<boolean> {
  return database.transact(everybody, async (tx) => {
    const from = await lockRollup(tx)
    if (!from) return beginRollup(tx)
    const until = nextSlice(from, now)
    if (!until) return false
    const codes = await addToBreakdown(tx, from, until)
    await moveRollup(tx, until)
    if (codes.length > 0) await events.announce(tx, scansRolledUp, { codes })
    return true
  })
}
