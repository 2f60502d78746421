import type { QrCode, StoredFile } from '@matai/contract'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { useBlockFiles } from '../blocks/use-block-files.ts'
import type { CodeContent } from './code-content.ts'
import { type Draft, isWorthKeeping } from './draft.ts'
import { type Edit, editContent } from './editor-state.ts'
import { startHistory } from '../../../../ui/history.ts'

/** What the server has: the content that edits are compared with, and its version. */
export interface Baseline {
  content: CodeContent
  version: number | null
}

/** What the editor starts from. */
export interface EditorStart {
  saved: Baseline
  files: StoredFile[]
  draft: Draft | null
}

/** Everything that the parts of one open editor share. */
export function useEditor({ saved: begun, files: known, draft }: EditorStart) {
  const [saved, setSaved] = useState<Baseline>({ ...begun, version: draft ? draft.version : begun.version })
  const [state, edit] = useReducer(editContent, draft?.content ?? begun.content, startHistory)
  const content = state.present
  const { files, setFiles, queue, uploads } = useBlockFiles(
    [...known, ...(draft?.files ?? [])],
    content.blocks,
    (upload, fileId) => edit({ do: 'fileArrived', upload, fileId }),
  )
  const dirty = useMemo(() => isWorthKeeping(content, saved.content), [content, saved])

  /** What was sent is now what the server has. */
  const storedAs = useCallback((sent: CodeContent, version: number) => setSaved({ content: sent, version }), [])
  /** Forgets all edits and goes on from what the server has. */
  const startAgain = useCallback(
    (from: CodeContent, qrCode?: Pick<QrCode, 'version' | 'files'>) => {
      setSaved((before) => ({ content: from, version: qrCode?.version ?? before.version }))
      if (qrCode) setFiles(new Map(qrCode.files.map((file) => [file.id, file])))
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
    edit: edit as (edit: Edit) => void,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    storedAs,
    startAgain,
  }
}

export type Editor = ReturnType<typeof useEditor>
