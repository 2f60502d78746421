import { z } from 'zod'
import { call } from './call.ts'
import { idOf, listInput, listOf, nameField } from './fields.ts'

/** Longest name of a form group (specification, section 5). */
export const formGroupNameMax = 20
/** Most form groups of an account. */
export const formGroupsMax = 200

export const FormGroup = z.object({
  id: z.int(),
  name: z.string(),
  forms: z.int().describe('forms in it'),
  position: z.int().describe('place among the groups of the account'),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type FormGroup = z.infer<typeof FormGroup>

const name = nameField(formGroupNameMax)
const id = idOf('formGroup')
const list = z.object({ list: z.array(FormGroup), withoutGroup: z.int().describe('forms in no group') })

export const formGroupCalls = {
  /** All groups in their order. */
  list: call({
    path: '/qruser/console/Catalog/group_list',
    access: 'member',
    input: z.strictObject({}),
    output: list,
  }),
  add: call({
    path: '/qruser/console/Catalog/group_add',
    creates: true,
    access: 'member',
    input: z.strictObject({ name }),
    output: FormGroup,
  }),
  edit: call({
    path: '/qruser/console/Catalog/group_edit',
    access: 'member',
    input: z.strictObject({ id, name }),
    output: FormGroup,
  }),
  /** Its forms stay, without a group. */
  del: call({
    path: '/qruser/console/Catalog/group_del',
    access: 'member',
    input: z.strictObject({ id }),
    output: z.object({ removed: z.int() }),
  }),
  changeOrder: call({
    path: '/qruser/console/Catalog/group_change_order',
    access: 'member',
    input: z.strictObject({
      ids: z.array(id).min(1).max(formGroupsMax).describe('in the new order; groups that are not named come behind'),
    }),
    output: list,
  }),
  /** The same page by page. */
  listPage: call({
    path: '/qruser/console/Catalog/list_page',
    access: 'member',
    input: listInput(['order', 'name'], {}),
    output: listOf(FormGroup),
  }),
}
