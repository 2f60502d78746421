import { planMoments } from '@matai/contract'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** A window of a plan has closed: how many of its codes were checked in time, late, not yet, and how many are free. */
export const planClosed = defineEvent(
  'plan.closed',
  z.object({
    accountId: z.int(),
    formId: z.int(),
    plan: z.object({ id: z.int(), name: z.string() }),
    window: z.object({ key: z.string(), opensAt: z.string(), closesAt: z.string(), endsAt: z.string() }),
    counts: z.record(z.string(), z.int()),
  }),
)

/** A window of a plan opened, its warning time came, or it closed; told once of each, in time only. */
export const planTurned = defineEvent(
  'plan.turned',
  z.object({
    accountId: z.int(),
    planId: z.int(),
    windowId: z.int(),
    moment: z.enum(planMoments),
    /** Codes that are still to be checked. */
    open: z.int(),
    closesAt: z.iso.datetime(),
    /** User ids and groups of collaborators for whom the window is. */
    people: z.array(z.int()),
    groupIds: z.array(z.int()),
  }),
)
