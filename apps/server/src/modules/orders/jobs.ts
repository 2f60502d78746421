import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Asks providers about orders of which they may have told us in vain, and gives money back that buys nothing. */
export const settleOrders = defineJob({ name: 'orders:settle', payload: z.looseObject({}), schedule: '*/5 * * * *' })

/** What is paid and begins now. */
export const turnTerms = defineJob({ name: 'orders:turn', payload: z.looseObject({}), schedule: '* * * * *' })

/** Writes down once a day what is used of limits. */
export const noteUsages = defineJob({ name: 'orders:noteUsage', payload: z.looseObject({}), schedule: '17 3 * * *' })
