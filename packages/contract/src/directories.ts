import { z } from 'zod'
import { call } from './call.ts'
import { waits } from './consents.ts'
import { flag } from './access.ts'
import { idOf, listInput, listOf, listQuery, nameField, say } from './fields.ts'

/** Longest name of a directory (specification, section 3). */
export const directoryNameMax = 20

/** Longest words above the codes of a public page. */
export const directorySummaryMax = 500

/** Most directories of one parent that are put into a new order at once. */
export const directoriesAtOnce = 20_000

/** Levels of the tree of directories (specification, section 3). */
export const directoryDepthMax = 5

export const Directory = z.object({
  id: z.int(),
  parentId: z.int().nullable().describe('null at the top'),
  depth: z.int().describe('1 at the top, 5 at the most'),
  position: z.int().describe('place among the directories of the same parent'),
  name: z.string(),
  isDefault: z.boolean(),
  published: z.boolean().describe('whether it has a public page now'),
  qrCodes: z.int().describe('live codes in the directory itself'),
  qrCodesBelow: z.int().describe('live codes in it and in all its subdirectories'),
  can: z.object({ rename: z.boolean(), move: z.boolean(), addBelow: z.boolean(), delete: z.boolean() }),
})
export type Directory = z.infer<typeof Directory>

/** A directory as a page that everybody with its address can open. */
export const DirectoryPage = Directory.pick({ id: true, name: true, published: true, qrCodes: true }).extend({
  summary: z.string(),
  blocked: z.boolean().describe('whether the operator keeps visitors from the page'),
  url: z.string().nullable().describe('address of the page; null before it was published for the first time'),
})
export type DirectoryPage = z.infer<typeof DirectoryPage>

const ListedDirectoryPage = DirectoryPage.extend({
  path: z.array(z.string()).describe('names from the top down to the directory itself'),
})

/** Plain text of some lines; control characters besides the line break do not belong into it. */
const summary = z
  .string()
  .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
  .max(directorySummaryMax)
  .regex(/^(\n|[^\p{Cc}])*$/u, say('errors.wrongFormat'))

const name = nameField(directoryNameMax)
const id = idOf('directory')
const list = z.object({ list: z.array(Directory) })

/** Trees are read whole, so that without a size the answer is all of them; `page` counts only with one. */
const treeInput = listInput(['tree', 'name'], { published: z.boolean().optional() }).extend({
  pageSize: listQuery.pageSize.unwrap().optional().describe('without it all of them'),
})

export const directoryCalls = {
  /** The whole tree, each directory before its subdirectories. */
  listAll: call({
    path: '/qruser/console/category/list_all',
    access: 'member',
    input: treeInput,
    output: listOf(Directory),
  }),
  list: call({
    path: '/qruser/console/category/list',
    access: 'member',
    input: treeInput.extend({ parentId: idOf('directory').optional().describe('without it those at the top') }),
    output: listOf(Directory),
  }),
  add: call({
    path: '/qruser/console/category/add',
    creates: true,
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
        .max(directoriesAtOnce)
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
    output: z.object({ moved: z.int(), trashed: z.int(), waits }),
  }),
  setSummary: call({
    path: '/qruser/console/category/set_summary',
    access: 'member',
    input: z.strictObject({
      id,
      summary,
      published: z
        .boolean()
        .describe('taken back, the address answers that there is no such page until it is on again'),
    }),
    output: DirectoryPage,
  }),
  getSummary: call({
    path: '/qruser/console/category/get_summary',
    access: 'member',
    input: z.strictObject({ id }),
    output: DirectoryPage.extend({
      scansLately: z
        .int()
        .nullable()
        .describe(
          'visits by people in the last 30 days of all in it and below; null where they are too many to add up',
        ),
    }),
  }),
  /** All directories with what is public of them, in the order of the tree. */
  listPage: call({
    path: '/qruser/console/category/list_page',
    access: 'member',
    input: listInput(['tree'], { published: z.boolean().optional() }),
    output: listOf(ListedDirectoryPage),
  }),
}
