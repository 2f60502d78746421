import { type Directory, directoryDepthMax, flag, mayCall } from '@matai/contract'
import type { PhraseKey } from '@matai/i18n'
import type { Caller } from '../../../platform/http/context.ts'
import { nameOf } from './pages.ts'

interface TreeRow {
  id: number
  parentId: number | null
  position: number
  isDefault: boolean
  qrCodes: number
}

/** A row with its place in the tree: 1 at the top; `qrCodesBelow` counts its own and those of all subdirectories. */
export type Placed<Row> = Row & { depth: number; qrCodesBelow: number }

/** Rows in the order of display: the default directory first, each directory before its subdirectories. */
export function arrange<Row extends TreeRow>(rows: Row[]): Placed<Row>[] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const arranged: Placed<Row>[] = []
  const place = (parentId: number | null, depth: number): number => {
    let sum = 0
    for (const row of (children.get(parentId) ?? []).sort(inOrder)) {
      const placed = { ...row, depth, qrCodesBelow: 0 }
      arranged.push(placed)
      placed.qrCodesBelow = row.qrCodes + place(row.id, depth + 1)
      sum += placed.qrCodesBelow
    }
    return sum
  }
  place(null, 1)
  return arranged
}

/** The rows that are among some, those whose parent is not among them at the top. */
export function onlyOf<Row extends TreeRow>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const known = new Set(ids)
  return rows
    .filter(({ id }) => known.has(id))
    .map((row) => (row.parentId !== null && known.has(row.parentId) ? row : { ...row, parentId: null }))
}

function inOrder(a: TreeRow, b: TreeRow): number {
  return Number(b.isDefault) - Number(a.isDefault) || a.position - b.position || a.id - b.id
}

/** A directory and all its subdirectories, itself first; empty when it is not in the tree. */
export function withBelow<Row extends TreeRow>(tree: Placed<Row>[], id: number): Placed<Row>[] {
  const start = tree.findIndex((row) => row.id === id)
  const top = tree[start]
  if (!top) return []
  const end = tree.findIndex((row, place) => place > start && row.depth <= top.depth)
  return tree.slice(start, end === -1 ? undefined : end)
}

/** Those of one parent, in their order. */
export function childrenOf<Row extends TreeRow>(tree: Placed<Row>[], parentId: number | null): Placed<Row>[] {
  return tree.filter((row) => row.parentId === parentId)
}

type Refusal = Extract<PhraseKey, `directories.${string}`>

/** Why nothing can be added below a directory; null is the top. */
export function refuseAdd<Row extends TreeRow>(tree: Placed<Row>[], parentId: number | null): Refusal | undefined {
  return depthOf(tree, parentId) < directoryDepthMax ? undefined : 'directories.tooDeep'
}

/** Why a directory cannot move below another one; null is the top. */
export function refuseMove<Row extends TreeRow>(
  tree: Placed<Row>[],
  id: number,
  parentId: number | null,
): Refusal | undefined {
  const moved = withBelow(tree, id)
  if (moved[0]?.isDefault) return 'directories.defaultStays'
  if (moved.some((row) => row.id === parentId)) return 'directories.intoItself'
  const levels = Math.max(...moved.map(({ depth }) => depth)) - depthOf(tree, id) + 1
  return depthOf(tree, parentId) + levels > directoryDepthMax ? 'directories.tooDeep' : undefined
}

function depthOf<Row extends TreeRow>(tree: Placed<Row>[], id: number | null): number {
  return tree.find((row) => row.id === id)?.depth ?? 0
}

/** Ids of a parent's directories once `id` stands before another one of them, or last. */
export function orderWith(siblings: number[], id: number, before: number | undefined): number[] {
  const others = siblings.filter((sibling) => sibling !== id)
  const at = before === undefined ? -1 : others.indexOf(before)
  return at === -1 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)]
}

/** The named ones in their new order, and after them those that somebody added meanwhile. */
export function orderAs(siblings: number[], wanted: number[]): number[] {
  return [...new Set([...wanted, ...siblings])]
}

/** A directory as the caller sees it. The default one has no name of its own until somebody gives it one. */
export function toDirectory(
  row: Placed<TreeRow & { name: string; published: boolean }>,
  caller: Caller,
  defaultName: string,
): Directory {
  const { id, parentId, depth, position, isDefault, published, qrCodes, qrCodesBelow } = row
  return {
    id,
    parentId,
    depth,
    position,
    name: nameOf(row, defaultName),
    isDefault,
    published,
    qrCodes,
    qrCodesBelow,
    can: {
      rename: true,
      move: !isDefault,
      addBelow: depth < directoryDepthMax,
      delete: !isDefault && mayCall(flag('deleteQrCode'), caller),
    },
  }
}
