import { z } from 'zod'
import { call } from './call.ts'
import { idOf, nameField } from './fields.ts'

/** Longest name of a group of group codes (specification, section 5). */
export const groupFolderNameMax = 20
/** Most groups of group codes of an account. */
export const groupFoldersMax = 200

export const GroupFolder = z.object({ id: z.int(), name: z.string(), codes: z.int().describe('group codes in it') })
export type GroupFolder = z.infer<typeof GroupFolder>

const id = idOf('groupFolder')
const name = nameField(groupFolderNameMax)
const list = z.object({ list: z.array(GroupFolder), withoutFolder: z.int().describe('group codes in none') })

export const groupFolderCalls = {
  /** All groups of group codes in their order. */
  list: call({
    path: '/qruser/console/group/list',
    access: 'member',
    input: z.strictObject({}),
    output: list,
  }),
  add: call({
    path: '/qruser/console/group/add',
    access: 'member',
    creates: true,
    input: z.strictObject({ name }),
    output: GroupFolder,
  }),
  rename: call({
    path: '/qruser/console/group/rename',
    access: 'member',
    input: z.strictObject({ id, name }),
    output: GroupFolder,
  }),
  /** Its group codes stay, in no group. */
  del: call({
    path: '/qruser/console/group/del',
    access: 'member',
    input: z.strictObject({ id }),
    output: z.object({ removed: z.int() }),
  }),
  changeorder: call({
    path: '/qruser/console/group/changeorder',
    access: 'member',
    input: z.strictObject({
      ids: z.array(id).min(1).max(groupFoldersMax).describe('in the new order; those that are not named come behind'),
    }),
    output: list,
  }),
}
