import type { LabelTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client, sentenceOf } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { labelQuery, labelsChanged } from '../parts/template-queries.ts'
import type { LabelContent } from './model/label-state.ts'
import { layerName } from './model/layer-words.ts'
import type { LabelEditor } from './use-label-editor.ts'

interface SaveOptions {
  editor: LabelEditor
  /** The template as it was loaded; null for a new one. */
  known: { id: number; updatedAt: string } | null
  onSaved: (template: LabelTemplate) => void
}

/** Saving: what stands in its way, and whether somebody else saved in the meantime. */
export function useSaveLabel({ editor, known, onSaved }: SaveOptions) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [saving, setSaving] = useState(false)
  const [nameFault, setNameFault] = useState<string>()
  const [newest, setNewest] = useState(known?.updatedAt ?? null)
  const [conflict, setConflict] = useState<LabelTemplate | null>(null)

  async function store(id: number | null, content: LabelContent): Promise<LabelTemplate> {
    const stored = await client.labels.save({
      ...(id === null ? {} : { id }),
      name: content.name.trim(),
      design: content.design,
    })
    setNewest(stored.updatedAt)
    // Saved under another name, what is open here is kept too.
    editor.storedAs(editor.content)
    labelsChanged(queries, stored)
    toast.success(t('labelEditor.saved'))
    return stored
  }

  /** `over` saves although somebody else has saved since. `as` makes another template of this name. */
  async function save({ over = false, as }: { over?: boolean; as?: string } = {}): Promise<void> {
    if (saving) return
    const content = as === undefined ? editor.content : { ...editor.content, name: as }
    setNameFault(content.name.trim() === '' ? t('errors.nameEmpty') : undefined)
    if (content.name.trim() === '') return
    setSaving(true)
    setConflict(null)
    try {
      const id = as === undefined ? (known?.id ?? null) : null
      const theirs = id === null || over ? null : await client.labels.getByid({ id })
      if (theirs && theirs.updatedAt !== newest) return setConflict(theirs)
      onSaved(await store(id, content))
    } catch (error) {
      show(error, content)
    } finally {
      setSaving(false)
    }
  }

  /** Says what the server found, and chooses the layer that it is about. */
  function show(error: unknown, { design }: LabelContent): void {
    const [issue] = error instanceof CallError ? (error.data.issues ?? []) : []
    if (issue?.path[0] === 'name') return setNameFault(issue.message)
    const [, part, place] = issue?.path ?? []
    const layer = part === 'layers' && typeof place === 'number' ? design.layers[place] : undefined
    if (layer) editor.act({ do: 'select', ids: [layer.id] })
    toast.error(
      issue ? `${layer ? `${layerName(layer, t)}${t('labelEditor.colon')}` : ''}${issue.message}` : sentenceOf(error),
    )
  }

  /** Goes on from what the other person saved. */
  function takeTheirs(): void {
    if (!conflict) return
    setNewest(conflict.updatedAt)
    queries.setQueryData(labelQuery(conflict.id).queryKey, conflict)
    editor.startAgain({ name: conflict.name, design: conflict.design }, conflict.files)
    setConflict(null)
  }

  return { save, saving, nameFault, conflict, takeTheirs, closeConflict: () => setConflict(null) }
}
