import type { LabelTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError, client, sentenceOf } from '../../../client.ts'
import { type FoundElsewhere, foundElsewhere } from '../../../ui/found-elsewhere.ts'
import { toast } from '../../../ui/toast-store.ts'
import { labelQuery, labelsChanged } from '../parts/template-queries.ts'
import type { LabelContent } from './model/label-state.ts'
import { layerName } from './model/layer-words.ts'
import type { LabelEditor } from './use-label-editor.ts'
import { useSingleFlight } from '../../../ui/use-single-flight.ts'

interface SaveOptions {
  editor: LabelEditor
  /** The template as it was loaded; null for a new one. */
  known: { id: number; version: number } | null
  /** Version that the work began from, which may be older than what is known; null for a new template. */
  begun: number | null
  onSaved: (template: LabelTemplate) => void
}

/** Saving: what stands in its way, and whether somebody else saved in the meantime. */
export function useSaveLabel({ editor, known, begun, onSaved }: SaveOptions) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  // Keys come faster than the screen is drawn: what a new template became must be known at once.
  const latest = useRef({ id: known?.id, version: begun ?? undefined })
  const [version, setVersion] = useState(begun)
  function goOnFrom(next: number | null): void {
    latest.current.version = next ?? undefined
    setVersion(next)
  }
  const [nameFault, setNameFault] = useState<string>()
  const [conflict, setConflict] = useState<FoundElsewhere<LabelTemplate> | null>(null)

  async function store(
    over: { id: number; version: number | undefined } | null,
    content: LabelContent,
  ): Promise<LabelTemplate> {
    const stored = await client.labels.save({
      ...over,
      name: content.name.trim(),
      design: content.design,
    })
    goOnFrom(stored.version)
    // Saved under another name, what is open here is kept too.
    editor.storedAs(editor.content)
    labelsChanged(queries, stored)
    toast.success(t('labelEditor.saved'))
    return stored
  }

  /** `over` takes the place of what somebody else saved since. `as` makes another template of this name. */
  const { run: save, running: saving } = useSingleFlight(send)
  async function send({ over, as }: { over?: LabelTemplate; as?: string } = {}): Promise<void> {
    const content = as === undefined ? editor.content : { ...editor.content, name: as }
    setNameFault(content.name.trim() === '' ? t('errors.nameEmpty') : undefined)
    if (content.name.trim() === '') return
    setConflict(null)
    try {
      const id = as === undefined ? latest.current.id : undefined
      const template = await store(
        id === undefined ? null : { id, version: over?.version ?? latest.current.version },
        content,
      )
      latest.current.id = template.id
      onSaved(template)
    } catch (error) {
      const found =
        known && (await foundElsewhere(error, latest.current.version, () => client.labels.getByid({ id: known.id })))
      if (found) setConflict(found)
      else show(error, content)
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
  function takeTheirs(theirs: LabelTemplate): void {
    goOnFrom(theirs.version)
    queries.setQueryData(labelQuery(theirs.id).queryKey, theirs)
    editor.load({ name: theirs.name, design: theirs.design }, theirs.files)
    setConflict(null)
    toast.success(t('app.elsewhereLoaded'), { label: t('app.undo'), run: () => editor.act({ do: 'undo' }) })
  }

  return { save, saving, version, goOnFrom, nameFault, conflict, takeTheirs, closeConflict: () => setConflict(null) }
}
