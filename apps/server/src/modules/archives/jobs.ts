import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** An archive waits to be brought in: a node that has its hands free takes it up. */
export const takeArchives = defineJob({ name: 'archives:take', payload: z.looseObject({}) })

/** Goes on with imports whose worker died. */
export const watchArchives = defineJob({ name: 'archives:watch', payload: z.looseObject({}), schedule: '* * * * *' })
