import type { DraftBlock } from '@matai/content/draft'
import type { StoredFile } from '@matai/contract'
import type { UploadStates, useUploads } from '../../../files/public.ts'
import { duplicateBlock, insertBlocks, moveBlock, removeBlock, replaceBlock } from './edit-blocks.ts'

/** One edit of a list of blocks. Moments (`at`, in milliseconds) are passed in. */
export type BlockEdit =
  | { do: 'add'; blocks: DraftBlock[]; after?: string | undefined; at: number }
  | { do: 'change'; block: DraftBlock; field: string; at: number }
  | { do: 'move'; id: string; to: number; at: number }
  | { do: 'duplicate'; id: string; at: number }
  | { do: 'remove'; id: string; at: number }

/** What the parts that show and change blocks need of an open editor, whatever else it holds. */
export interface BlockEditor {
  content: { blocks: DraftBlock[] }
  files: ReadonlyMap<string, StoredFile>
  uploads: UploadStates
  queue: ReturnType<typeof useUploads>[0]
  edit: (edit: BlockEdit) => void
}

export function editBlocks(blocks: DraftBlock[], edit: BlockEdit): DraftBlock[] {
  switch (edit.do) {
    case 'add':
      return insertBlocks(blocks, edit.blocks, edit.after)
    case 'change':
      return replaceBlock(blocks, edit.block)
    case 'move':
      return moveBlock(blocks, edit.id, edit.to)
    case 'duplicate':
      return duplicateBlock(blocks, edit.id)
    case 'remove':
      return removeBlock(blocks, edit.id)
  }
}

/** Field of one edit, so that letters typed in one go make one step of undo. */
export function stepOf(edit: BlockEdit): { field?: string; at: number } {
  return edit.do === 'change' ? { field: `${edit.block.id}.${edit.field}`, at: edit.at } : { at: edit.at }
}
