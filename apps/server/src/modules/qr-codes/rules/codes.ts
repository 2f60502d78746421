import { isDeepStrictEqual } from 'node:util'
import { type Block, flag, mayCall, type QrCodeItem, type QrCodeKind, type QrCodeState } from '@matai/contract'
import type { Caller } from '../../../platform/http/context.ts'

interface Lifetime {
  expiresAt: Date | null
  blockedAt: Date | null
  deletedAt: Date | null
}

/** What a live code is now; the stronger reason wins. */
export function stateOf({ deletedAt, blockedAt, expiresAt }: Lifetime, now: Date): QrCodeState {
  if (deletedAt) return 'deleted'
  if (blockedAt) return 'blocked'
  return expiresAt && expiresAt <= now ? 'expired' : 'normal'
}

/** What the caller may do with a live code of a kind; the home page is never deleted. */
export function rightsOn(caller: Caller, kind: QrCodeKind): QrCodeItem['can'] {
  return { edit: true, delete: kind !== 'home' && mayDelete(caller) }
}

/** Whether the caller may delete live codes, and take them back. */
export function mayDelete(caller: Caller): boolean {
  return mayCall(flag('deleteQrCode'), caller)
}

interface Content {
  name: string
  blocks: Block[]
  target?: string | null | undefined
}

/** Whether saving would make a version that differs from the last. */
export function isSameContent(before: Content, after: Content): boolean {
  const isSameTarget = (before.target ?? null) === (after.target ?? null)
  return before.name === after.name && isSameTarget && isDeepStrictEqual(before.blocks, after.blocks)
}

/** The address that a code carries: as short as it can be, because every letter costs modules. */
export function addressOf(origin: string, id: string): string {
  return `${origin}/q/${id}`
}

/** How much each directory gains and loses when one code goes from `from` to `to`. */
export function movesBetween(from: number, to: number): Map<number, number> {
  return from === to
    ? new Map()
    : new Map([
        [from, -1],
        [to, 1],
      ])
}

/** How much each directory gains and loses when codes go into one. */
export function movesOf(codes: { directoryId: number }[], to: number): Map<number, number> {
  const differences = new Map([[to, codes.length]])
  for (const { directoryId } of codes) differences.set(directoryId, (differences.get(directoryId) ?? 0) - 1)
  return differences
}

interface TreeRow {
  id: number
  parentId: number | null
  name: string
}

/** Names from the outermost directory to the one with this id. */
export function pathNames(tree: TreeRow[], id: number): string[] {
  const byId = new Map(tree.map((row) => [row.id, row]))
  const names: string[] = []
  for (let row = byId.get(id); row; row = row.parentId === null ? undefined : byId.get(row.parentId)) {
    names.unshift(row.name)
  }
  return names
}
