import type { StoredFile } from '@matai/contract'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { startHistory } from '../../../../ui/history.ts'
import { useBlockFiles } from '../../../qr-codes/public.tsx'
import { type BatchContent, sameBatch, type StoredBatch } from './batch-content.ts'
import { type BatchEdit, editBatch } from './edit-batch.ts'

/** What the editor starts from. */
export interface BatchStart {
  content: BatchContent
  /** Null for a new template. */
  version: number | null
  files: StoredFile[]
}

/** Everything that the parts of one open template share. */
export function useBatchEditor(start: BatchStart) {
  const [saved, setSaved] = useState({ content: start.content, version: start.version })
  const [state, edit] = useReducer(editBatch, start.content, startHistory)
  const content = state.present
  const { files, setFiles, queue, uploads } = useBlockFiles(start.files, content.blocks, (upload, fileId) =>
    edit({ do: 'fileArrived', upload, fileId }),
  )
  const dirty = useMemo(() => !sameBatch(content, saved.content), [content, saved])

  /** What was sent is now what the server has. */
  const storedAs = useCallback((sent: BatchContent, version: number) => setSaved({ content: sent, version }), [])
  /** Forgets all edits and goes on from what the server has. */
  const startAgain = useCallback(
    (from: BatchContent, { version, files: known }: StoredBatch) => {
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
