import type { LabelDesign } from '@matai/label'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type UploadStates, useUploads } from '../../files/public.ts'
import type { Place } from './model/boxes.ts'
import type { LabelDraft, LabelFile } from './model/label-draft.ts'
import {
  chosenLayers,
  editLabel,
  type LabelContent,
  type LabelEdit,
  type LabelState,
  startLabel,
} from './model/label-state.ts'
import { newLayer, newLayerId } from './model/new-layers.ts'

/** An edit whose moment is now. */
export type Act = LabelEdit extends infer Edit ? (Edit extends { at: number } ? Omit<Edit, 'at'> : Edit) : never

export interface LabelStart {
  content: LabelContent
  files: readonly LabelFile[]
  /** Where an editor stood that goes on here, so that what was done can still be undone. */
  state?: LabelState
  /** Unsaved work of an earlier visit, which the editor begins with. */
  draft?: LabelDraft | null
}

/** Uploads by where their picture goes. */
export const newPicture = 'new'
export const background = 'background'

/** Everything that the parts of one open label editor share. */
export function useLabelEditor(start: LabelStart) {
  const { t } = useTranslation()
  const [state, dispatch] = useReducer(
    editLabel,
    start,
    ({ content, state, draft }) => state ?? startLabel(draft?.content ?? content),
  )
  const [files, setFiles] = useState<ReadonlyMap<string, LabelFile>>(
    () => new Map([...start.files, ...(start.draft?.files ?? [])].map((file) => [file.id, file])),
  )
  /** Where a gesture holds layers that it has not let go of yet. */
  const [live, setLive] = useState<ReadonlyMap<string, Place> | null>(null)
  const [said, say] = useState('')
  /** The layer that the focus goes to as soon as it is on the canvas. */
  const [wanted, focus] = useState<string | null>(null)

  const content = state.history.present
  const act = useCallback((edit: Act) => {
    dispatch({ at: Date.now(), ...edit } as LabelEdit)
    if (edit.do === 'add') focus(edit.layers[0]?.id ?? null)
  }, [])
  const addFiles = useCallback((added: readonly LabelFile[]) => {
    setFiles((before) => new Map([...before, ...added.map((file) => [file.id, file] as const)]))
  }, [])

  const [queue, uploads] = useUploads((upload, file) => {
    if (file.kind !== 'picture') return t('files.imageFormat')
    addFiles([file])
    const ratio = (file.width ?? 1) / (file.height ?? 1)
    if (upload === background) act({ do: 'changeLabel', change: { bgUrl: file.id }, field: 'bgUrl' })
    else if (upload === newPicture)
      act({ do: 'add', layers: [newLayer({ type: 'picture', fileId: file.id, ratio }, content.design, newLayerId())] })
    else {
      act({ do: 'select', ids: [upload] })
      act({ do: 'change', change: { fileId: file.id }, field: 'fileId' })
    }
    return undefined
  })

  const design = useMemo(() => (live ? withPlaces(content.design, live) : content.design), [content.design, live])

  return {
    state,
    content,
    /** As it looks at this moment, with what a gesture holds. */
    design,
    chosen: chosenLayers(state),
    selection: state.selection,
    act,
    setLive,
    said,
    say,
    wanted,
    focus,
    files,
    addFiles,
    queue,
    uploads: uploads as UploadStates,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    /** Goes on from what was saved elsewhere; undoing it brings back what was here. */
    load: useCallback(
      (next: LabelContent, nextFiles: readonly LabelFile[]) => {
        addFiles(nextFiles)
        act({ do: 'load', content: next })
      },
      [act, addFiles],
    ),
    /** Forgets all edits and goes on from what the server has. */
    startAgain: useCallback(
      (from: LabelContent) => {
        act({ do: 'startAgain', content: from })
      },
      [act],
    ),
  }
}

export type LabelEditor = ReturnType<typeof useLabelEditor>

function withPlaces(design: LabelDesign, places: ReadonlyMap<string, Place>): LabelDesign {
  return { ...design, layers: design.layers.map((layer) => ({ ...layer, ...places.get(layer.id) })) }
}
