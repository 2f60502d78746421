import type { StoredFile } from '@matai/contract'
import { useCallback, useReducer } from 'react'
import { startHistory } from '../../../../ui/history.ts'
import { useBlockFiles } from '../blocks/use-block-files.ts'
import type { CodeContent } from './code-content.ts'
import type { Draft } from './draft.ts'
import { type Edit, editContent } from './editor-state.ts'

/** What the editor starts from. */
export interface EditorStart {
  /** What the server has, and its version; null for a new code. */
  saved: { content: CodeContent; version: number | null }
  files: StoredFile[]
  draft: Draft | null
}

/** Everything that the parts of one open editor share. */
export function useEditor({ saved, files: known, draft }: EditorStart) {
  const [state, edit] = useReducer(editContent, draft?.content ?? saved.content, startHistory)
  const content = state.present
  const { files, setFiles, queue, uploads } = useBlockFiles(
    [...known, ...(draft?.files ?? [])],
    content.blocks,
    (upload, fileId) => edit({ do: 'fileArrived', upload, fileId }),
  )

  /** Goes on from there as one step: undo brings back what was here. */
  const goOn = useCallback(
    (content: CodeContent, added: StoredFile[]) => {
      setFiles((before) => new Map([...before, ...added.map((file) => [file.id, file] as const)]))
      edit({ do: 'goOn', content, at: Date.now() })
    },
    [setFiles],
  )
  /** Forgets all edits. */
  const startAgain = useCallback(
    (content: CodeContent, from: StoredFile[]) => {
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
    edit: edit as (edit: Edit) => void,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    goOn,
    startAgain,
  }
}

export type Editor = ReturnType<typeof useEditor>
