import { z } from 'zod'
import { call } from './call.ts'
import { flag } from './access.ts'
import { idOf, nameField } from './fields.ts'

/** Longest name of a directory (specification, section 3). */
export const directoryNameMax = 20

export const Directory = z.object({
  id: z.int(),
  name: z.string(),
  isDefault: z.boolean(),
  qrCodes: z.int(),
  can: z.object({ rename: z.boolean(), delete: z.boolean() }),
})
export type Directory = z.infer<typeof Directory>

const name = nameField(directoryNameMax)

export const directoryCalls = {
  listAll: call({
    path: '/qruser/console/category/list_all',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ list: z.array(Directory) }),
  }),
  add: call({
    path: '/qruser/console/category/add',
    access: 'member',
    input: z.strictObject({ name }),
    output: Directory,
  }),
  rename: call({
    path: '/qruser/console/category/rename',
    access: 'member',
    input: z.strictObject({ id: idOf('directory'), name }),
    output: Directory,
  }),
  del: call({
    path: '/qruser/console/category/del',
    access: flag('deleteQrCode'),
    input: z.strictObject({ id: idOf('directory') }),
    output: z.object({ moved: z.int().describe('live codes that moved to the default directory') }),
  }),
}
