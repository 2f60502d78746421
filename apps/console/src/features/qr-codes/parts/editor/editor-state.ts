import { type DraftBlock, fileArrived } from '@matai/content/draft'
import { type BlockEdit, editBlocks, stepOf } from '../blocks/block-editor.ts'
import type { CodeContent } from './code-content.ts'
import { everywhere, type History, redo, startHistory, step, undo } from '../../../../ui/history.ts'

export type EditorState = History<CodeContent>

export type Edit =
  | { do: 'rename'; name: string; at: number }
  | { do: 'chooseDirectory'; directoryId: number; at: number }
  | { do: 'retarget'; target: string; at: number }
  | BlockEdit
  | { do: 'fileArrived'; upload: string; fileId: string }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'goOn'; content: CodeContent; at: number }
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
    case 'retarget':
      return step(state, { ...content, target: edit.target }, { field: 'target', at: edit.at })
    case 'add':
    case 'change':
    case 'move':
    case 'duplicate':
    case 'remove':
      return step(state, withBlocks(editBlocks(content.blocks, edit)), stepOf(edit))
    case 'fileArrived':
      return everywhere(state, (one) => ({ ...one, blocks: fileArrived(one.blocks, edit.upload, edit.fileId) }))
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'goOn':
      return step(state, edit.content, { at: edit.at })
    case 'startAgain':
      return startHistory(edit.content)
  }
}
