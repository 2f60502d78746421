import type { BatchColumn, Block, Style } from '@matai/contract'
import type { Family } from '@matai/label/presets'
import { type DraftBlock, finishedBlocks, toDrafts } from '@matai/content/draft'

/** All that the editor changes of a batch template. */
export interface BatchContent {
  name: string
  columns: BatchColumn[]
  /** Key of the column by which a row is known again; null: every row is new. */
  keyColumn: string | null
  namePattern: string
  /** Null is the default directory. */
  directoryId: number | null
  /** Null is the look that new codes have. */
  style: Style | null
  labelTemplateId: number | null
  /** Of which trade of ours the label is made when the template is saved; absent: none is made. */
  family?: Family | undefined
  blocks: DraftBlock[]
}

export function contentOf(template: Omit<BatchContent, 'blocks'> & { blocks: Block[] }): BatchContent {
  const { name, columns, keyColumn, namePattern, directoryId, style, labelTemplateId, blocks } = template
  return { name, columns, keyColumn, namePattern, directoryId, style, labelTemplateId, blocks: toDrafts(blocks) }
}

export function sameBatch(one: BatchContent, other: BatchContent): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** What decides how a code looks for its values. */
export function layoutOf({ columns, blocks, namePattern }: BatchContent) {
  return { columns, namePattern, blocks: finishedBlocks(blocks, true) }
}
