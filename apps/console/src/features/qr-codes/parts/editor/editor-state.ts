import type { QrCodeKind } from '@matai/contract'
import type { DraftBlock } from '../blocks/draft-block.ts'
import {
  duplicateBlock,
  fileArrived,
  insertBlocks,
  moveBlock,
  removeBlock,
  replaceBlock,
} from '../blocks/edit-blocks.ts'
import type { CodeContent } from './code-content.ts'
import { everywhere, type History, redo, startHistory, step, undo } from '../../../../ui/history.ts'

export type EditorState = History<CodeContent>

export type Edit =
  | { do: 'rename'; name: string; at: number }
  | { do: 'chooseDirectory'; directoryId: number; at: number }
  | { do: 'chooseKind'; kind: QrCodeKind; at: number }
  | { do: 'retarget'; target: string; at: number }
  | { do: 'useTemplate'; name: string; blocks: DraftBlock[]; at: number }
  | { do: 'add'; blocks: DraftBlock[]; after?: string | undefined; at: number }
  | { do: 'change'; block: DraftBlock; field: string; at: number }
  | { do: 'move'; id: string; to: number; at: number }
  | { do: 'duplicate'; id: string; at: number }
  | { do: 'remove'; id: string; at: number }
  | { do: 'fileArrived'; upload: string; fileId: string }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'startAgain'; content: CodeContent }

/** One edit of a live code. Moments (`at`, in milliseconds) are passed in. */
export function editContent(state: EditorState, edit: Edit): EditorState {
  const content = state.present
  const withBlocks = (blocks: DraftBlock[]) => (blocks === content.blocks ? content : { ...content, blocks })
  switch (edit.do) {
    case 'rename':
      return step(state, { ...content, name: edit.name }, { field: 'name', at: edit.at })
    case 'chooseDirectory':
      return step(state, { ...content, directoryId: edit.directoryId }, edit)
    case 'chooseKind':
      return step(state, { ...content, kind: edit.kind }, { at: edit.at })
    case 'retarget':
      return step(state, { ...content, target: edit.target }, { field: 'target', at: edit.at })
    case 'useTemplate':
      return step(state, { ...content, name: edit.name, blocks: edit.blocks }, { at: edit.at })
    case 'add':
      return step(state, withBlocks(insertBlocks(content.blocks, edit.blocks, edit.after)), edit)
    case 'change':
      return step(state, withBlocks(replaceBlock(content.blocks, edit.block)), {
        field: `${edit.block.id}.${edit.field}`,
        at: edit.at,
      })
    case 'move':
      return step(state, withBlocks(moveBlock(content.blocks, edit.id, edit.to)), { at: edit.at })
    case 'duplicate':
      return step(state, withBlocks(duplicateBlock(content.blocks, edit.id)), { at: edit.at })
    case 'remove':
      return step(state, withBlocks(removeBlock(content.blocks, edit.id)), { at: edit.at })
    case 'fileArrived':
      return everywhere(state, (one) => ({ ...one, blocks: fileArrived(one.blocks, edit.upload, edit.fileId) }))
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'startAgain':
      return startHistory(edit.content)
  }
}
