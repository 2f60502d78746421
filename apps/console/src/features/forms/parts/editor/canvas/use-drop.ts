import { useCallback } from 'react'
import { type PlaceOnPage, placeOf } from '../model/arrange.ts'
import type { FormEditor } from '../use-form-editor.ts'
import { dropOf, wantedIn } from './drag-names.ts'
import { useAdd } from './use-add.ts'

/** What happens where something is put down: on a question, or on a page that has none. */
export function useDrop(editor: FormEditor) {
  const { document, edit } = editor
  const add = useAdd(editor)
  return useCallback(
    (id: string, other: string) => {
      const page = dropOf(other)
      const to: PlaceOnPage | undefined = page ? { page, at: 0 } : placeOf(document, other)
      if (!to) return
      const wanted = wantedIn(id)
      if (wanted) add(wanted, to)
      else edit({ do: 'move', id, to, at: Date.now() })
    },
    [document, edit, add],
  )
}
