import type { StoredFile } from '@matai/contract'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { startHistory } from '../../../../ui/history.ts'
import { useBlockFiles } from '../../../qr-codes/public.tsx'
import { type BatchContent, sameBatch } from './batch-content.ts'
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
export function useBatchEditor({ content: begun, version, files: known, draft }: BatchStart) {
  const [saved, setSaved] = useState({ content: begun, version: draft ? draft.version : version })
  const [state, edit] = useReducer(editBatch, draft?.content ?? begun, startHistory)
  const content = state.present
  const { files, setFiles, queue, uploads } = useBlockFiles(
    [...known, ...(draft?.files ?? [])],
    content.blocks,
    (upload, fileId) => edit({ do: 'fileArrived', upload, fileId }),
  )
  const dirty = useMemo(() => !sameBatch(content, saved.content), [content, saved])

  /** What was sent is now what the server has. */
  const storedAs = useCallback((sent: BatchContent, version: number) => setSaved({ content: sent, version }), [])
  /** Forgets all edits and goes on from what the server has. */
  const startAgain = useCallback(
    (from: BatchContent, { version, files: known }: Pick<BatchStart, 'version' | 'files'>) => {
      setSaved({ content: from, version })
      setFiles(new Map(known.map((file) => [file.id, file])))
      edit({ do: 'startAgain', content: from })
    },
    [setFiles],
  )
  return {
    content,
    saved,
    dirty,
    files,
    uploads,
    queue,
    edit: edit as (edit: BatchEdit) => void,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    storedAs,
    startAgain,
  }
}

export type BatchEditor = ReturnType<typeof useBatchEditor>
