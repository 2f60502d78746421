import { z } from 'zod'
import { call } from './call.ts'
import { flag } from './access.ts'
import { idOf, nameField } from './fields.ts'

/** Longest name of a directory (specification, section 3). */
export const directoryNameMax = 20

/** Levels of the tree of directories (specification, section 3). */
export const directoryDepthMax = 5

export const Directory = z.object({
  id: z.int(),
  parentId: z.int().nullable().describe('null at the top'),
  depth: z.int().describe('1 at the top, 5 at the most'),
  position: z.int().describe('place among the directories of the same parent'),
  name: z.string(),
  isDefault: z.boolean(),
  qrCodes: z.int().describe('live codes in the directory itself'),
  qrCodesBelow: z.int().describe('live codes in it and in all its subdirectories'),
  can: z.object({ rename: z.boolean(), move: z.boolean(), addBelow: z.boolean(), delete: z.boolean() }),
})
export type Directory = z.infer<typeof Directory>

const name = nameField(directoryNameMax)
const id = idOf('directory')
const list = z.object({ list: z.array(Directory) })

export const directoryCalls = {
  /** The whole tree, each directory before its subdirectories. */
  listAll: call({
    path: '/qruser/console/category/list_all',
    access: 'member',
    input: z.strictObject({}),
    output: list,
  }),
  list: call({
    path: '/qruser/console/category/list',
    access: 'member',
    input: z.strictObject({ parentId: idOf('directory').optional().describe('without it those at the top') }),
    output: list,
  }),
  add: call({
    path: '/qruser/console/category/add',
    access: 'member',
    input: z.strictObject({ name, parentId: idOf('directory').optional() }),
    output: Directory,
  }),
  rename: call({
    path: '/qruser/console/category/rename',
    access: 'member',
    input: z.strictObject({ id, name }),
    output: Directory,
  }),
  move: call({
    path: '/qruser/console/category/move',
    access: 'member',
    input: z.strictObject({
      id,
      parentId: idOf('directory').nullable().describe('null moves it to the top'),
      before: idOf('directory').optional().describe('the sibling that it stands before; without it the last place'),
    }),
    output: Directory,
  }),
  changeorder: call({
    path: '/qruser/console/category/changeorder',
    access: 'member',
    input: z.strictObject({
      ids: z
        .array(idOf('directory'))
        .min(1)
        .max(1_000)
        .describe('directories of one parent in their new order; those left out follow'),
    }),
    output: list,
  }),
  del: call({
    path: '/qruser/console/category/del',
    access: flag('deleteQrCode'),
    input: z.strictObject({
      id,
      qrCodes: z
        .enum(['up', 'trash'])
        .default('up')
        .describe('where the live codes of the directory and its subdirectories go: one directory up, or to the trash'),
    }),
    output: z.object({ moved: z.int(), trashed: z.int() }),
  }),
}
