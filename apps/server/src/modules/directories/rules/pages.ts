import type { DirectoryPage } from '@matai/contract'

interface PageRow {
  id: number
  parentId: number | null
  name: string
  qrCodes: number
  summary: string
  pageId: string | null
  published: boolean
  blockedAt: Date | null
}

/** The default directory has no name of its own until somebody gives it one. */
export const nameOf = (row: { name: string }, defaultName: string): string => (row.name === '' ? defaultName : row.name)

/** What is public of a directory. */
export function toDirectoryPage(row: PageRow, origin: string, defaultName: string): DirectoryPage {
  const { id, published, qrCodes, summary, pageId, blockedAt } = row
  const url = pageId === null ? null : `${origin}/d/${pageId}`
  return { id, name: nameOf(row, defaultName), published, blocked: blockedAt !== null, qrCodes, summary, url }
}

/** Names from the top down to a directory, itself last. */
export function pathOf<Row extends PageRow>(tree: Row[], row: Row, defaultName: string): string[] {
  const parent = row.parentId === null ? undefined : tree.find(({ id }) => id === row.parentId)
  return [...(parent ? pathOf(tree, parent, defaultName) : []), nameOf(row, defaultName)]
}

interface Wanted {
  keyword: string
  published: boolean | undefined
  defaultName: string
}

/** Those of a tree whose name has the word, in the order of the tree. */
export function matching<Row extends PageRow>(tree: Row[], { keyword, published, defaultName }: Wanted): Row[] {
  const word = keyword.toLowerCase()
  return tree.filter(
    (row) =>
      (published === undefined || row.published === published) && nameOf(row, defaultName).toLowerCase().includes(word),
  )
}

/** By name as people of either language look for it; the tree's order decides among equals. */
export function byName<Row extends { name: string }>(tree: readonly Row[], defaultName: string): Row[] {
  const { compare } = new Intl.Collator('zh-CN', { numeric: true })
  return [...tree].sort((a, b) => compare(nameOf(a, defaultName), nameOf(b, defaultName)))
}

export function writeTreeCursor(id: number): string {
  return Buffer.from(JSON.stringify([id])).toString('base64url')
}

/** The id after which a page goes on; undefined when the text is no cursor of ours. */
export function readTreeCursor(cursor: string): number | undefined {
  const digits = /^\[(\d{1,15})\]$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
