import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, say, thingSorts } from './fields.ts'

/** Longest title of a form. */
export const formTitleMax = 100
/** Most forms of an account. */
export const formsMax = 5_000

export const FormItem = z.object({
  id: z.int(),
  number: z.int().describe('place among the forms of the account, from 1; never given to another'),
  title: z.string(),
  groupId: z.int().nullable().describe('null: in no group'),
  creator: z.object({ id: z.int(), name: z.string() }),
  createdAt: instant,
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type FormItem = z.infer<typeof FormItem>

/** A title becomes part of file names and paths, so it holds no slash (specification, section 5). */
export const formTitle = () =>
  nameField(formTitleMax, 'formChecks.titleRequired').refine(
    (title) => !title.includes('/'),
    say('formChecks.titleSlash'),
  )

const id = idOf('form')
const groupId = idOf('formGroup').nullable()

export const formCalls = {
  list: call({
    path: '/qruser/console/sheet/list',
    access: 'member',
    input: listInput(thingSorts, { groupId: groupId.optional().describe('null: those in no group') }),
    output: listOf(FormItem),
  }),
  info: call({
    path: '/qruser/console/sheet/info',
    access: 'member',
    input: z.strictObject({ id }),
    output: FormItem,
  }),
  save: call({
    path: '/qruser/console/sheet/save',
    creates: true,
    access: 'member',
    input: z.strictObject({
      id: id.optional().describe('absent: a new one'),
      title: formTitle(),
      groupId: groupId.optional().describe('absent: a form stays where it is, a new one is in no group'),
    }),
    output: FormItem,
  }),
  delete: call({
    path: '/qruser/console/sheet/delete',
    access: flag('deleteForm'),
    input: z.strictObject({ ids: z.array(id).min(1, say('qrCodes.selectToDelete')).max(200) }),
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
}
