import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** An archive waits to be brought in: a node that has its hands free takes it up. */
export const takeArchives = defineJob({ name: 'archives:take', payload: z.looseObject({}) })

/** Drops archives of imports that failed and that nobody went on with. */
export const forgetArchives = defineJob({ name: 'archives:forget', payload: z.looseObject({}), schedule: '23 * * * *' })

/** Goes on with imports whose worker died. */
export const watchArchives = defineJob({ name: 'archives:watch', payload: z.looseObject({}), schedule: '* * * * *' })
