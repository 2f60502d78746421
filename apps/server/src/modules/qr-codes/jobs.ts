import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Takes from the net the files that only deleted live codes name. */
export const endFiles = defineJob({ name: 'qrCodes:endFiles', payload: z.looseObject({}), schedule: '43 2 * * *' })

/** What a member who goes made belongs to somebody else from now on. */
export const handOverCodes = defineJob({
  name: 'qrCodes:handOver',
  payload: z.object({ accountId: z.int(), from: z.int(), to: z.int() }),
})

/** Removes the content of live codes that were deleted more than 30 days ago. */
export const purgeTrash = defineJob({
  name: 'qrCodes:purgeTrash',
  payload: z.looseObject({}),
  schedule: '29 3 * * *',
})
