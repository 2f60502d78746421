import { z } from 'zod'
import { call } from './call.ts'
import { ExportTask } from './exports.ts'
import { idOf } from './fields.ts'

export const couponExportCalls = {
  /** Codes of a coupon as a workbook, as pictures, or on labels for paper; deleted ones are left out. */
  export: call({
    path: '/qruser/console/card/export',
    creates: true,
    access: 'member',
    input: z.strictObject({
      couponId: idOf('coupon'),
      what: z.enum(['excel', 'zip', 'pdf']),
      labelTemplateId: idOf('labelTemplate').nullable().default(null).describe('null: the code with its item and text'),
      perPage: z.literal([1, 2, 4, 6, 8, 9, 12, 16, 20, 24, 30]).default(12),
    }),
    output: z.object({ task: ExportTask }),
  }),
}
