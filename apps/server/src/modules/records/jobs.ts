import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Deletes records whose time is over, and says a day ahead that it will. */
export const disposeRecords = defineJob({ name: 'records:dispose', payload: z.looseObject({}), schedule: '23 * * * *' })

/** Takes away signatures of phones that no desk has collected. */
export const sweepDeskSignatures = defineJob({
  name: 'records:desk-signatures',
  payload: z.looseObject({}),
  schedule: '*/10 * * * *',
})

/** Writes down what answers of exams were worth that came before it was kept. */
export const weighAnswers = defineJob({ name: 'records:worth', payload: z.looseObject({}), schedule: '*/10 * * * *' })

/** Tells of records that are late. */
export const watchRecords = defineJob({ name: 'records:watch', payload: z.looseObject({}), schedule: '*/5 * * * *' })

/** Sees whose time has come to be mailed. */
export const turnReports = defineJob({ name: 'records:reports', payload: z.looseObject({}), schedule: '*/5 * * * *' })

/** Mails a saved report to one person; `due` is the moment for which it was made. */
export const mailReport = defineJob({
  name: 'records:mailReport',
  payload: z.object({ accountId: z.int(), id: z.int(), userId: z.int(), due: z.iso.datetime() }),
})

/** Counts what many records add up to, for a report that asks the same. */
export const countReport = defineJob({
  name: 'records:countReport',
  payload: z.object({ accountId: z.int(), formId: z.int(), key: z.string() }),
})
