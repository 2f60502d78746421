import { z } from 'zod'
import { call } from './call.ts'
import { ExportTask } from './exports.ts'
import { idOf } from './fields.ts'
import { StoredFile } from './files.ts'
import { PrintSettings } from './labels.ts'
import { Style } from './style-fields.ts'

const couponId = idOf('coupon')
const place = z.int().min(0).max(100_000).default(0).describe('the place of the first of them')
/** Codes whose words are read at a time. */
export const couponPrintPage = 200

export const couponExportCalls = {
  /** Codes of a coupon as a workbook, or as pictures; deleted ones are left out. */
  export: call({
    path: '/qruser/console/card/export',
    creates: true,
    access: 'member',
    input: z.strictObject({ couponId, what: z.enum(['excel', 'zip']) }),
    output: z.object({ task: ExportTask }),
  }),
  /** What labels of its codes say, some at a time: those that can be redeemed and that no phone or form was given. */
  printData: call({
    path: '/qruser/console/card/print_data',
    access: 'member',
    input: z.strictObject({ couponId, from: place }),
    output: z.object({
      name: z.string(),
      total: z.int().describe('codes to print, whatever can be printed at once'),
      style: Style.nullable(),
      files: z.array(StoredFile).describe('pictures that the style names'),
      codes: z.array(z.object({ code: z.string(), itemName: z.string(), url: z.string() })),
    }),
  }),
  /** The same codes on labels for paper, each read back before it is printed. */
  print: call({
    path: '/qruser/console/card/print',
    creates: true,
    access: 'member',
    input: z.strictObject({
      couponId,
      from: place,
      settings: PrintSettings,
      keep: z.boolean().default(false).describe('printed codes are not given out by link or form any more'),
    }),
    output: z.object({ task: ExportTask }),
  }),
}
