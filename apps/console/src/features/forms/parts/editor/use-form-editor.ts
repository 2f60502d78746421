import type { Form, StoredFile } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { useCallback, useReducer, useState } from 'react'
import { startHistory } from '../../../../ui/history.ts'
import { editForm } from './model/edit-form.ts'
import type { FormDraft } from './model/form-draft.ts'
import { useFormFiles } from './use-form-files.ts'

/** A form while it is written: its steps, its files, what is chosen of it. */
export function useFormEditor(form: Form, draft: FormDraft | null) {
  const [state, edit] = useReducer(editForm, draft?.content ?? form.document, startHistory<FormDocument>)
  /** Id of the component that is open; empty: none. */
  const [chosen, choose] = useState('')
  const media = useFormFiles([...form.files, ...(draft?.files ?? [])])
  const { addFiles } = media

  const goOn = useCallback(
    (document: FormDocument, files: StoredFile[]) => {
      addFiles(files)
      edit({ do: 'replace', document, at: Date.now() })
    },
    [addFiles],
  )
  return {
    document: state.present,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    edit,
    goOn,
    chosen,
    choose,
    media,
  }
}

export type FormEditor = ReturnType<typeof useFormEditor>
