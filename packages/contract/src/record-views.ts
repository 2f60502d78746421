import { z } from 'zod'
import { call } from './call.ts'
import { idOf, nameField } from './fields.ts'

/** Most views that a person keeps of a form, and the longest name. */
export const recordViewsMax = 20
export const recordViewNameMax = 30
/** Columns of a table: a question each, and what is known besides. */
const recordViewColumnsMax = 500

const formId = idOf('form')
const columnKeys = z.array(z.string().max(100)).max(recordViewColumnsMax)

/** How a person looks at the records of a form: what the list keeps in its address. */
export const RecordView = z.object({
  id: z.int(),
  name: z.string(),
  search: z.string(),
  columns: z
    .array(z.string())
    .nullable()
    .describe('that the table shows, by their keys; null: whichever it showed before'),
})
export type RecordView = z.infer<typeof RecordView>

export const recordViewCalls = {
  list: call({
    path: '/qruser/console/sheet_record/view_list',
    access: 'member',
    input: z.strictObject({ formId }),
    output: z.object({
      list: z.array(RecordView),
      columns: z.array(z.string()).nullable().describe('that this person chose last; null: none yet'),
    }),
  }),
  /** A view of the same name is replaced. */
  save: call({
    path: '/qruser/console/sheet_record/view_save',
    access: 'member',
    input: z.strictObject({
      formId,
      name: nameField(recordViewNameMax),
      search: z
        .string()
        .max(2_000)
        .regex(/^(\?[^\s#]*)?$/)
        .describe('of the address, with its question mark'),
      columns: columnKeys.nullable().default(null),
    }),
    output: RecordView,
  }),
  /** What the table of a form shows this person from now on, wherever it is opened. */
  setColumns: call({
    path: '/qruser/console/sheet_record/view_columns',
    access: 'member',
    input: z.strictObject({ formId, columns: columnKeys }),
    output: z.object({ columns: z.array(z.string()) }),
  }),
  del: call({
    path: '/qruser/console/sheet_record/view_del',
    access: 'member',
    input: z.strictObject({ id: idOf('recordView') }),
    output: z.object({ removed: z.int() }),
  }),
}
