import type { StoredFile } from '@matai/contract'
import { useCallback, useReducer } from 'react'
import { startHistory } from '../../../../ui/history.ts'
import { useBlockFiles } from '../../../qr-codes/public.tsx'
import type { BatchContent } from './batch-content.ts'
import type { BatchDraft } from './batch-draft.ts'
import { type BatchEdit, editBatch } from './edit-batch.ts'

/** What the editor starts from. */
export interface BatchStart {
  content: BatchContent
  /** Null for a new template. */
  version: number | null
  files: StoredFile[]
  /** Unsaved work of an earlier visit, which the editor begins with. */
  draft: BatchDraft | null
}

/** Everything that the parts of one open template share. */
export function useBatchEditor({ content: begun, files: known, draft }: BatchStart) {
  const [state, edit] = useReducer(editBatch, draft?.content ?? begun, startHistory)
  const content = state.present
  const { files, setFiles, queue, uploads } = useBlockFiles(
    [...known, ...(draft?.files ?? [])],
    content.blocks,
    (upload, fileId) => edit({ do: 'fileArrived', upload, fileId }),
  )

  /** Goes on from there as one step: undo brings back what was here. */
  const goOn = useCallback(
    (content: BatchContent, added: StoredFile[]) => {
      setFiles((before) => new Map([...before, ...added.map((file) => [file.id, file] as const)]))
      edit({ do: 'goOn', content, at: Date.now() })
    },
    [setFiles],
  )
  /** Forgets all edits. */
  const startAgain = useCallback(
    (content: BatchContent, from: StoredFile[]) => {
      setFiles(new Map(from.map((file) => [file.id, file])))
      edit({ do: 'startAgain', content })
    },
    [setFiles],
  )
  return {
    content,
    files,
    uploads,
    queue,
    edit: edit as (edit: BatchEdit) => void,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    goOn,
    startAgain,
  }
}

export type BatchEditor = ReturnType<typeof useBatchEditor>
