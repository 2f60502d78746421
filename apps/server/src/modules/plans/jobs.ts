import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Opens windows whose time has come, and looks at those that have closed. */
export const turnPlans = defineJob({ name: 'plans:turn', payload: z.looseObject({}), schedule: '* * * * *' })
