import { z } from 'zod'
import { call } from './call.ts'
import { couponNameMax } from './coupons.ts'
import { idOf, nameField } from './fields.ts'
import { workbookField } from './workbook.ts'

/** Largest workbook of codes, in bytes. */
export const couponWorkbookMax = 2 * 1024 ** 2

const CouponImport = z.object({
  added: z.int().describe('codes that were added, or would be'),
  items: z.array(z.object({ name: z.string(), codes: z.int(), isNew: z.boolean() })).describe('to which they go'),
  nameless: z.int().describe('codes for which neither the workbook nor `name` says an item'),
  skipped: z.array(
    z.object({
      row: z.int().describe('as the workbook numbers it, from 1'),
      column: z.enum(['code', 'item']),
      message: z.string().describe('the rule that it breaks'),
    }),
  ),
})
export type CouponImport = z.infer<typeof CouponImport>

export const couponImportCalls = {
  /** Codes of somebody else from a workbook: all of them or none, unless bad rows may be left out. */
  codes: call({
    path: '/qruser/console/card/import_codes',
    creates: true,
    access: 'member',
    limit: 'excelRows',
    bodyLimit: 3 * 1024 ** 2,
    heavy: true,
    input: z.strictObject({
      couponId: idOf('coupon'),
      workbook: workbookField(couponWorkbookMax).describe(
        '.xlsx or .csv in base64: codes in the first column, items in the second, headings or none',
      ),
      name: nameField(couponNameMax).optional().describe('the item of rows that name none'),
      looksOnly: z.boolean().default(false).describe('says what would happen, and changes nothing'),
      skipBad: z.boolean().default(false).describe('takes the good rows although others are bad'),
    }),
    output: CouponImport,
  }),
  /** An empty workbook with the headings that are looked for. */
  template: call({
    path: '/qruser/console/card/import_template',
    access: 'member',
    answer: 'file',
    input: z.strictObject({}),
    output: z.object({ mime: z.string(), body: z.instanceof(Uint8Array), fileName: z.string() }),
  }),
}
