import type { FormDocument } from '@matai/form-kit/schema'
import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, say, thingSorts } from './fields.ts'
import { StoredFile } from './files.ts'
import { workbookField } from './workbook.ts'

/** Most forms of an account. */
export const formsMax = 5_000
/** Most that a form weighs, in characters of JSON. */
export const formDocumentMax = 400_000

/** Nothing that fillers could see; filled in at this moment; seen, but not open at this moment. */
export const formStates = ['draft', 'published', 'closed'] as const

/** Past so many, fillers of a form are no longer counted in lists. */
export const formFillersCounted = 1_000

export const FormItem = z.object({
  id: z.int(),
  number: z.int().describe('place among the forms of the account, from 1; never given to another'),
  title: z.string(),
  version: z.int().describe('the newest'),
  published: z.int().nullable().describe('the version that fillers see; null: none yet'),
  groupId: z.int().nullable().describe('null: in no group'),
  creator: z.object({ id: z.int(), name: z.string() }),
  createdAt: instant,
  updatedAt: instant,
  records: z.int().describe('how many there are of it'),
  fillers: z.int().describe('by how many people they were filled in; counted to 1,000'),
  codes: z.int().describe('on how many live codes it stands; counted to 1,000'),
  state: z.enum(formStates),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type FormItem = z.infer<typeof FormItem>

/** The schema of form-kit describes it and parses it when it is saved; here it travels as it is. */
/** Largest workbook of questions, in bytes. */
export const questionWorkbookMax = 1024 ** 2
/** Rows of it that are read: a form holds no more questions. */
export const questionRowsMax = 1_000

const document = z
  .unknown()
  .describe('title, pages with components, rules, exam: the document of form-kit') as z.ZodType<FormDocument, unknown>

/** A form with one of its versions, and the files that this one names. */
export const Form = FormItem.extend({
  shown: z.int().describe('the version whose document this is'),
  document,
  files: z.array(StoredFile),
})
export type Form = z.infer<typeof Form>

/** A version in the history of a form. */
export const FormVersion = z.object({
  number: z.int(),
  title: z.string(),
  savedBy: z.object({ id: z.int(), name: z.string() }),
  savedAt: instant,
  isPublished: z.boolean().describe('whether fillers see it now'),
})
export type FormVersion = z.infer<typeof FormVersion>

const id = idOf('form')
const groupId = idOf('formGroup').nullable()
const number = z
  .int()
  .positive()
  .max(2 ** 31 - 1)

export const formCalls = {
  list: call({
    path: '/qruser/console/sheet/list',
    access: 'member',
    input: listInput(thingSorts, {
      groupId: groupId.optional().describe('null: those in no group'),
      published: z.boolean().optional().describe('whether fillers see a version'),
    }),
    output: listOf(FormItem),
  }),
  info: call({
    path: '/qruser/console/sheet/info',
    access: 'member',
    input: z.strictObject({ id, version: number.optional().describe('absent: the newest') }),
    output: Form,
  }),
  /** The history, the newest first; what a version says, `info` tells. `keyword` finds titles. */
  versions: call({
    path: '/qruser/console/sheet/version_list',
    access: 'member',
    input: listInput(['newest'], { id }),
    output: listOf(FormVersion),
  }),
  /** Every save is a version with a number of its own; one that changes nothing makes none. */
  save: call({
    path: '/qruser/console/sheet/save',
    creates: true,
    access: 'member',
    heavy: true,
    input: z.strictObject({
      id: id.optional().describe('absent: a new one'),
      version: number.optional().describe('version that was edited; a newer one on the server is a conflict'),
      groupId: groupId.optional().describe('absent: a form stays where it is, a new one is in no group'),
      document,
      publish: z.boolean().default(false).describe('fillers see this version from now on; refused while it has faults'),
    }),
    output: Form,
  }),
  /** The rows of a workbook in which somebody has written questions; the editor makes questions of them. */
  readQuestions: call({
    path: '/qruser/console/sheet/read_questions',
    access: 'member',
    heavy: true,
    bodyLimit: questionWorkbookMax * 2,
    input: z.strictObject({ workbook: workbookField(questionWorkbookMax).describe('.xlsx or .csv, base64') }),
    output: z.object({ rows: z.array(z.array(z.string())).describe('cells as they look, without empty rows') }),
  }),
  delete: call({
    path: '/qruser/console/sheet/delete',
    access: flag('deleteForm'),
    input: z.strictObject({
      ids: z.array(id).min(1, say('qrCodes.selectToDelete')).max(200),
      evenInUse: z
        .boolean()
        .default(false)
        .describe('also forms that live codes or templates open: whoever opens them then reads that they are gone'),
    }),
    output: z.object({ removed: z.int() }),
  }),
  changeGroup: call({
    path: '/qruser/console/sheet/change_group',
    access: 'member',
    input: z.strictObject({
      ids: z.array(id).min(1, say('qrCodes.selectToMove')).max(200),
      groupId: groupId.describe('null: into no group'),
    }),
    output: z.object({ changed: z.int() }),
  }),
  /** Published forms, which a batch template can put on its codes. */
  templateList: call({
    path: '/qruser/console/qroce/template/sheetlist',
    access: 'member',
    input: listInput(thingSorts, {}),
    output: listOf(FormItem.pick({ id: true, number: true, title: true })),
  }),
}
