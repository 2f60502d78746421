import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** Visits of people that the rollup has added up, by account and code in their order; each visit is told once. */
export const scansRolledUp = defineEvent(
  'ledger.scansRolledUp',
  z.object({
    codes: z.array(z.object({ accountId: z.int(), id: z.string(), people: z.int(), lastAt: z.date() })),
  }),
)
