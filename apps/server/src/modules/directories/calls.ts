import { type CallOutput, contract, type ParsedInput } from '@matai/contract'
import { failField } from '../../platform/failure.ts'
import { bind } from '../../platform/http/bind.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { toDirectory } from './rules/tree.ts'
import { byName, matching, pathOf, readTreeCursor, toDirectoryPage, writeTreeCursor } from './rules/pages.ts'
import type { Directories, PlacedDirectory } from './service/directories.ts'

export function directoryCalls(directories: Directories) {
  const shown = (row: PlacedDirectory, { caller, say }: MemberContext) =>
    toDirectory(row, caller, say('directories.defaultName'))
  const listed = (rows: PlacedDirectory[], context: MemberContext) => ({
    list: rows.map((row) => shown(row, context)),
  })

  return bind(contract.directories, {
    listAll: async (input, context) => listOf(await directories.list(context.caller.accountId), input, context),
    list: async ({ parentId, ...input }, context) =>
      listOf(await directories.children(context.caller.accountId, parentId), input, context),
    add: async ({ name, parentId }, context) =>
      shown(await directories.add(context.caller, name, parentId ?? null), context),
    rename: async ({ id, name }, context) => shown(await directories.rename(context.caller, id, name), context),
    move: async ({ id, ...to }, context) => shown(await directories.move(context.caller, id, to), context),
    changeorder: async ({ ids }, context) => listed(await directories.changeOrder(context.caller, ids), context),
    del: ({ id, qrCodes }, { caller, now }) => directories.remove(caller, id, { qrCodes, now }),
    setSummary: async ({ id, ...page }, { caller, origin, say }) =>
      toDirectoryPage(await directories.setPage(caller, id, page), origin, say('directories.defaultName')),
    getSummary: async ({ id }, { caller, origin, say, now }) => ({
      ...toDirectoryPage(await directories.page(caller.accountId, id), origin, say('directories.defaultName')),
      scansLately: await directories.visitsLately(id, caller, now),
    }),
    listPage: async (input, context) => pagesOf(await directories.list(context.caller.accountId), input, context),
  })
}

type ListPage = (typeof contract.directories)['listPage']
type Listed = ParsedInput<(typeof contract.directories)['listAll']>

/** Directories of a tree in its order or by name, all of them or a page. */
function listOf(
  tree: PlacedDirectory[],
  { sort, keyword, filters, ...paging }: Omit<Listed, 'parentId'>,
  context: MemberContext,
) {
  const defaultName = context.say('directories.defaultName')
  const ordered = sort === 'name' ? byName(tree, defaultName) : tree
  const found = matching(ordered, { keyword, published: filters.published, defaultName })
  const { rows, ...others } = pageOf(ordered, found, paging)
  return { list: rows.map((row) => toDirectory(row, context.caller, defaultName)), ...others }
}

/** One page of the tree with what is public of it. */
function pagesOf(
  tree: PlacedDirectory[],
  { keyword, filters, ...paging }: ParsedInput<ListPage>,
  { origin, say }: MemberContext,
): CallOutput<ListPage> {
  const defaultName = say('directories.defaultName')
  const found = matching(tree, { keyword, published: filters.published, defaultName })
  const { rows, ...others } = pageOf(tree, found, paging)
  const list = rows.map((row) => ({
    ...toDirectoryPage(row, origin, defaultName),
    path: pathOf(tree, row, defaultName),
  }))
  return { list, ...others }
}

interface Paging {
  page: number
  pageSize?: number | undefined
  cursor?: string | undefined
}

/** A page of what was found in a tree, which is read whole anyway: after the directory that a cursor names, or by number. */
function pageOf(ordered: PlacedDirectory[], found: PlacedDirectory[], { page, pageSize, cursor }: Paging) {
  const size = pageSize ?? found.length
  const number = pageSize === undefined ? 0 : page - 1
  const start = cursor === undefined ? number * size : startAfter(ordered, found, cursor)
  const rows = found.slice(start, start + size)
  const last = found.length > start + size ? rows.at(-1) : undefined
  return { rows, total: found.length, totalIsLowerBound: false, next: last ? writeTreeCursor(last.id) : null }
}

/** Place of the first one behind the cursor's, also when that one matches no longer. */
function startAfter(ordered: PlacedDirectory[], found: PlacedDirectory[], cursor: string): number {
  const id = readTreeCursor(cursor) ?? failField('cursor', 'errors.wrongFormat')
  const places = new Map(ordered.map((row, place) => [row.id, place]))
  const end = places.get(id) ?? failField('cursor', 'errors.wrongFormat')
  const next = found.findIndex((row) => (places.get(row.id) ?? 0) > end)
  return next === -1 ? found.length : next
}
