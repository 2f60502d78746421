import type { PaperBlock, PaperBlockKind } from '@matai/contract'

/** A block while a layout is put together: `id` is for this screen only. */
export interface Placed {
  id: string
  block: PaperBlock
}

const blanks: Record<PaperBlockKind, PaperBlock> = {
  letterhead: { kind: 'letterhead' },
  title: { kind: 'title' },
  facts: { kind: 'facts', columns: 2 },
  answers: { kind: 'answers', columns: 1, components: [] },
  pictures: { kind: 'pictures', columns: 3 },
  signatures: { kind: 'signatures' },
  approval: { kind: 'approval' },
  followUps: { kind: 'followUps' },
  evidence: { kind: 'evidence' },
  text: { kind: 'text', text: '' },
  signLines: { kind: 'signLines', labels: [] },
}

/** What a layout of one's own begins with: all that the plain one shows. */
const first: readonly PaperBlockKind[] = [
  'letterhead',
  'title',
  'facts',
  'answers',
  'approval',
  'followUps',
  'evidence',
]

export const blankBlock = (kind: PaperBlockKind): Placed => ({ id: crypto.randomUUID(), block: blanks[kind] })
export const firstBlocks = (): Placed[] => first.map(blankBlock)
export const placedBlocks = (blocks: readonly PaperBlock[]): Placed[] =>
  blocks.map((block) => ({ id: crypto.randomUUID(), block }))

/** With one moved to a place; places outside of the list are its ends. */
export function movedTo(blocks: readonly Placed[], id: string, to: number): Placed[] {
  const one = blocks.find((placed) => placed.id === id)
  const others = blocks.filter((placed) => placed.id !== id)
  return one ? others.toSpliced(Math.max(0, to), 0, one) : [...blocks]
}

/** What is wrong with a block before it is sent; undefined: nothing. */
export function faultOf({ block }: Placed): 'textMissing' | 'labelMissing' | undefined {
  if (block.kind === 'text' && block.text.trim() === '') return 'textMissing'
  if (block.kind === 'signLines' && block.labels.length === 0) return 'labelMissing'
  return undefined
}
