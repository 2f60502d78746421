import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** There is something to export: a node that has its hands free takes it up. */
export const runExports = defineJob({ name: 'exports:run', payload: z.looseObject({}) })

/** Looks after exports whose worker died, and takes up what waits. */
export const watchExports = defineJob({ name: 'exports:watch', payload: z.looseObject({}), schedule: '* * * * *' })

/** Removes files whose days are over. */
export const purgeExports = defineJob({ name: 'exports:purge', payload: z.looseObject({}), schedule: '23 * * * *' })
