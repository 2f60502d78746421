import type { QrCode, QrCodeKind } from '@matai/contract'
import { type DraftBlock, toDrafts } from '@matai/content/draft'

/** All that the editor changes of a live code. */
export interface CodeContent {
  name: string
  /** Undefined is the default directory. */
  directoryId: number | undefined
  kind: QrCodeKind
  /** Where a jump leads, as it was typed; kept while another kind is chosen. */
  target: string
  blocks: DraftBlock[]
}

/** What every content has that nobody has written to. */
export const blankContent = {
  name: '',
  directoryId: undefined,
  kind: 'page',
  target: '',
  blocks: [],
} satisfies CodeContent

type Stored = Pick<QrCode, 'name' | 'kind' | 'target' | 'blocks'> & { directoryId?: number }

export function contentOf({ name, directoryId, kind, target, blocks }: Stored): CodeContent {
  return { name, directoryId, kind, target: target ?? '', blocks: toDrafts(blocks) }
}

/** Whether two contents say the same; the order of keys does not matter. */
export function sameContent(one: CodeContent, other: CodeContent): boolean {
  return (
    one.name === other.name &&
    one.directoryId === other.directoryId &&
    one.kind === other.kind &&
    one.target === other.target &&
    one.blocks.length === other.blocks.length &&
    one.blocks.every((block, at) => sameBlock(block, other.blocks[at]))
  )
}

export function sameBlock(one: DraftBlock, other: DraftBlock | undefined): boolean {
  if (one === other) return true
  if (!other || one.type !== other.type) return false
  return sameValue(one, other)
}

function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => sameValue(one[key], other[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
