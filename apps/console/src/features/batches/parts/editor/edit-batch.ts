import type { BatchColumn, Style } from '@matai/contract'
import { everywhere, type History, redo, startHistory, step, undo } from '../../../../ui/history.ts'
import { fileArrived } from '@matai/content/draft'
import { type BlockEdit, editBlocks, stepOf } from '../../../qr-codes/public.tsx'
import type { BatchContent } from './batch-content.ts'
import { withColumnRenamed, withoutColumn } from './column-names.ts'

type ColumnChange = Partial<Pick<BatchColumn, 'type' | 'required' | 'note'>>

export type BatchEdit =
  | { do: 'set'; field: 'name' | 'namePattern'; text: string; at: number }
  | { do: 'chooseKey'; keyColumn: string | null; at: number }
  | { do: 'chooseDirectory'; directoryId: number | null; at: number }
  | { do: 'chooseLabel'; labelTemplateId: number | null; at: number }
  | { do: 'chooseStyle'; style: Style | null; at: number }
  | { do: 'addColumn'; column: BatchColumn; at: number }
  | { do: 'changeColumn'; key: string; change: ColumnChange; at: number }
  | { do: 'renameColumn'; key: string; name: string; at: number }
  | { do: 'moveColumn'; key: string; to: number; at: number }
  | { do: 'removeColumn'; key: string; at: number }
  | { do: 'usePreset'; content: BatchContent; at: number }
  | BlockEdit
  | { do: 'fileArrived'; upload: string; fileId: string }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'goOn'; content: BatchContent; at: number }
  | { do: 'startAgain'; content: BatchContent }

/** One edit of a batch template. Moments (`at`, in milliseconds) are passed in. */
export function editBatch(state: History<BatchContent>, edit: BatchEdit): History<BatchContent> {
  switch (edit.do) {
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
    case 'set':
      return step(state, { ...state.present, [edit.field]: edit.text }, { field: edit.field, at: edit.at })
    case 'changeColumn': {
      const field = `${edit.key}.${Object.keys(edit.change).join()}`
      return step(state, changed(state.present, edit), { field, at: edit.at })
    }
    case 'change':
    case 'add':
    case 'move':
    case 'duplicate':
    case 'remove': {
      const blocks = editBlocks(state.present.blocks, edit)
      return step(state, blocks === state.present.blocks ? state.present : { ...state.present, blocks }, stepOf(edit))
    }
    default:
      return step(state, changed(state.present, edit), { at: edit.at })
  }
}

type Change = Exclude<BatchEdit, BlockEdit | { do: 'set' | 'fileArrived' | 'undo' | 'redo' | 'goOn' | 'startAgain' }>

function changed(content: BatchContent, edit: Change): BatchContent {
  const { columns } = content
  switch (edit.do) {
    case 'chooseKey':
      return { ...content, keyColumn: edit.keyColumn, columns: columns.map(requiredAsKey(edit.keyColumn)) }
    case 'chooseDirectory':
      return { ...content, directoryId: edit.directoryId }
    case 'chooseLabel':
      return { ...content, labelTemplateId: edit.labelTemplateId, family: undefined }
    case 'chooseStyle':
      return { ...content, style: edit.style }
    case 'addColumn':
      return { ...content, columns: [...columns, edit.column] }
    case 'changeColumn':
      return { ...content, columns: columns.map((one) => (one.key === edit.key ? { ...one, ...edit.change } : one)) }
    case 'renameColumn':
      return withColumnRenamed(content, edit.key, edit.name)
    case 'moveColumn':
      return { ...content, columns: moved(columns, edit.key, edit.to) }
    case 'removeColumn':
      return withoutColumn(content, edit.key)
    case 'usePreset':
      return edit.content
  }
}

/** A row cannot be known again by what it may leave out. */
function requiredAsKey(key: string | null) {
  return (column: BatchColumn): BatchColumn => (column.key === key ? { ...column, required: true } : column)
}

function moved(columns: BatchColumn[], key: string, to: number): BatchColumn[] {
  const column = columns.find((one) => one.key === key)
  if (!column) return columns
  const others = columns.filter((one) => one !== column)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, column)
}
