import { isDeepStrictEqual } from 'node:util'
import { type Block, flag, mayCall, type QrCodeItem, type QrCodeState } from '@matai/contract'
import type { Caller } from '../../platform/http/context.ts'

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

/** What the caller may do with a live code. */
export function rightsOn(caller: Caller): QrCodeItem['can'] {
  return { edit: true, delete: mayCall(flag('deleteQrCode'), caller) }
}

/** The files that a content names, each once. */
export function filesIn(blocks: Block[]): string[] {
  return [...new Set(blocks.flatMap((block) => ('fileId' in block ? [block.fileId] : [])))]
}

interface Content {
  name: string
  blocks: Block[]
}

/** Whether saving would make a version that differs from the last. */
export function isSameContent(before: Content, after: Content): boolean {
  return before.name === after.name && isDeepStrictEqual(before.blocks, after.blocks)
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
