import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

const one = z.object({ accountId: z.int(), id: z.int() })

/** Makes and changes the live codes of an import. */
export const runImport = defineJob({ name: 'batches:import', payload: one })

/** Brings the codes of a template up to its newest version, or lets those of a deleted one go. */
export const catchUp = defineJob({ name: 'batches:catchUp', payload: one })

/** Looks after imports and templates whose worker died. */
export const watchBatches = defineJob({ name: 'batches:watch', payload: z.looseObject({}), schedule: '* * * * *' })

/** Removes workbooks whose days are over. */
export const purgeImports = defineJob({ name: 'batches:purge', payload: z.looseObject({}), schedule: '41 * * * *' })
