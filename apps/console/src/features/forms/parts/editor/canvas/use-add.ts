import { newComponent, presetOf } from '@matai/form-kit/editor'
import { componentsMax } from '@matai/form-kit/limits'
import type { Component } from '@matai/form-kit/schema'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../../ui/toast-store.ts'
import { isFull, type PlaceOnPage, placeBehind } from '../model/arrange.ts'
import { beginningIn } from '../model/beginning.ts'
import type { FormEditor } from '../use-form-editor.ts'
import type { Wanted } from './drag-names.ts'

/** Puts a new component behind the chosen one, or at a place, and opens it. The same function for the whole life of an editor. */
export function useAdd(editor: FormEditor) {
  const { t } = useTranslation()
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  return useCallback(
    ({ type, preset }: Wanted, to?: PlaceOnPage) => {
      const { document, edit, chosen, choose } = latest.current
      if (isFull(document)) return toast.error(t('formChecks.tooManyComponents', { most: componentsMax }))
      const by = beginningIn(t)
      const component = newComponent(type, by, presetOf(type, preset)?.begin(by))
      edit({ do: 'add', components: [component], to: to ?? placeBehind(document, chosen), at: Date.now() })
      choose(component.id)
    },
    [t],
  )
}

/** Puts components behind the chosen one, in one step. */
export const useInsert = ({ document, edit, chosen }: FormEditor) =>
  useCallback(
    (components: readonly Component[]) =>
      edit({ do: 'add', components, to: placeBehind(document, chosen), at: Date.now() }),
    [document, edit, chosen],
  )
