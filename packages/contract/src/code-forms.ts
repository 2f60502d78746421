import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, qrCodeId, say } from './fields.ts'
import { QrCodeItem } from './qr-codes.ts'

/** Codes of a form are counted to here and no further. */
export const formCodesCounted = 1_000

const formId = idOf('form')
const ids = z
  .array(qrCodeId())
  .min(1, say('codeForms.selectToForm'))
  .max(1_000)
  .describe('all of them take part, or none')

/** A live code that opens a form, now or when what waits to be published is. */
export const CodeOfForm = QrCodeItem.pick({
  id: true,
  url: true,
  name: true,
  kind: true,
  number: true,
  state: true,
  directoryId: true,
  scansTotal: true,
})
export type CodeOfForm = z.infer<typeof CodeOfForm>

/** The same, with what came in from it. */
export const FilledCode = CodeOfForm.extend({
  records: z.int().describe('of this form, from this code'),
  lastRecordAt: instant.nullable(),
})
export type FilledCode = z.infer<typeof FilledCode>

/** A form that a live code opens, or did in one of its versions. */
export const FormOfCode = z.object({
  formId: z.int(),
  title: z.string(),
  isOpened: z.boolean().describe('whether its newest version opens it'),
  records: z.int().describe('from this code'),
  lastRecordAt: instant.nullable(),
})
export type FormOfCode = z.infer<typeof FormOfCode>

export const codeFormCalls = {
  /** Puts a form on codes, as the last of their content; codes that open it already stay as they are. */
  addForm: call({
    path: '/qruser/console/qrcode/batch_add_sheet',
    access: 'member',
    heavy: true,
    input: z.strictObject({ ids, formId }),
    output: z.object({ changed: z.array(z.string()).describe('ids of the codes that have it since') }),
  }),
  /** Takes a form off codes again. */
  removeForm: call({
    path: '/qruser/console/qrcode/batch_remove_sheet',
    access: 'member',
    heavy: true,
    input: z.strictObject({ ids, formId }),
    output: z.object({ changed: z.array(z.string()) }),
  }),
  qrCodesOfForm: call({
    path: '/qruser/console/sheet/get_sheet_qrcode_list',
    access: 'member',
    input: listInput(['newest'], { formId }),
    output: listOf(CodeOfForm),
  }),
  qrCodesBesideForm: call({
    path: '/qruser/console/sheet/get_sheet_qrcode_list_new',
    access: 'member',
    input: listInput(['newest'], { formId }),
    output: listOf(FilledCode),
  }),
  /** The forms of one code, those that are gone left out. */
  formsOfQrCode: call({
    path: '/qruser/console/sheet/get_qrcode_sheet_list',
    access: 'member',
    input: z.strictObject({ id: qrCodeId() }),
    output: z.object({ list: z.array(FormOfCode) }),
  }),
}
