import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, say, thingSorts } from './fields.ts'
import { workbookField } from './workbook.ts'

/** Most tips of a form. */
export const formTipsMax = 500
/** Longest name and longest message of a tip (specification, section 5). */
export const tipPersonMax = 20
export const tipMessageMax = 500
/** Largest workbook of tips, in bytes. */
export const tipWorkbookMax = 1024 ** 2

const formId = idOf('form')
const tipId = idOf('formTip')

/** What a filler of this name or with this phone reads after submitting: a seat or a room, for example. */
export const FormTip = z.object({
  id: z.int(),
  person: z.string().describe('a name, or a phone'),
  message: z.string(),
  createdAt: instant,
})
export type FormTip = z.infer<typeof FormTip>

export const tipPerson = nameField(tipPersonMax)
export const tipMessage = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .min(1, say('formChecks.tipMessageMissing'))
  .max(tipMessageMax)
  .regex(/^(\n|[^\p{Cc}])*$/u, say('errors.wrongFormat'))

export const formTipCalls = {
  list: call({
    path: '/qruser/console/sheet/tip/list',
    access: 'member',
    input: listInput(thingSorts, { formId }),
    output: listOf(FormTip),
  }),
  add: call({
    path: '/qruser/console/sheet/tip/add',
    creates: true,
    access: 'member',
    input: z.strictObject({ formId, person: tipPerson, message: tipMessage }),
    output: FormTip,
  }),
  delAll: call({
    path: '/qruser/console/sheet/tip/del_all',
    access: 'member',
    input: z.strictObject({ formId }),
    output: z.object({ removed: z.int() }),
  }),
  delById: call({
    path: '/qruser/console/sheet/tip/del_byid',
    access: 'member',
    input: z.strictObject({
      formId,
      ids: z.array(tipId).min(1, say('qrCodes.selectToDelete')).max(formTipsMax),
    }),
    output: z.object({ removed: z.int() }),
  }),
  /** All of them as a workbook, which can be changed and imported again; of none an empty one to fill. */
  export: call({
    path: '/qruser/console/sheet/tip/export',
    access: 'member',
    answer: 'file',
    input: z.strictObject({ formId }),
    output: z.object({ mime: z.string(), body: z.instanceof(Uint8Array), fileName: z.string() }),
  }),
  import: call({
    path: '/qruser/console/sheet/tip/import',
    creates: true,
    access: 'member',
    limit: 'excelRows',
    bodyLimit: 2 * 1024 ** 2,
    heavy: true,
    input: z.strictObject({
      formId,
      workbook: workbookField(tipWorkbookMax).describe(
        '.xlsx or .csv in base64: names or phones in the first column, messages in the second',
      ),
      skipBad: z.boolean().default(false).describe('takes the good rows although others are bad'),
    }),
    output: z.object({
      added: z.int(),
      changed: z.int().describe('tips of people who had one with another message'),
      skipped: z.array(
        z.object({
          row: z.int().describe('as the workbook numbers it, from 1'),
          column: z.enum(['person', 'message']),
          message: z.string(),
        }),
      ),
    }),
  }),
}
