import type { LabelTemplate } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labelNameMax } from 'virtual:contract-constants'
import { CallError, client, sentenceOf } from '../../../client.ts'
import { useVersioned } from '../../../ui/editing/use-versioned.ts'
import { toast } from '../../../ui/toast-store.ts'
import { labelQuery, labelsChanged } from '../parts/template-queries.ts'
import { sameContent } from './model/label-draft.ts'
import type { LabelContent } from './model/label-state.ts'
import { layerName } from './model/layer-words.ts'
import type { LabelEditor, LabelStart } from './use-label-editor.ts'

interface SaveOptions {
  editor: LabelEditor
  start: LabelStart
  /** Under which unsaved work is kept. */
  draftKey: string
  /** The template as it was loaded; null for a new one. */
  known: LabelTemplate | null
  onSaved: (template: LabelTemplate, sent: LabelContent) => Promise<void> | void
}

/** Saving a label: what stands in its way, and what the server says. */
export function useSaveLabel({ editor, start, draftKey, known, onSaved }: SaveOptions) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [nameFault, setNameFault] = useState<string>()
  const { content, files } = editor
  const beside = useMemo(() => ({ files: [...files.values()] }), [files])

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

  const versions = useVersioned<LabelTemplate, LabelContent>({
    draftKey,
    draft: start.draft ?? null,
    known,
    begun: start.content,
    content,
    same: sameContent,
    beside,
    locked: known !== null && !known.can.edit,
    ownKeys: true,
    check({ name }) {
      const missing = name.trim() === ''
      setNameFault(missing ? t('errors.nameEmpty') : undefined)
      return !missing
    },
    send: ({ name, design }, over) => client.labels.save({ ...over, name: name.trim(), design }),
    load: (id) => client.labels.get({ id }),
    contentOf: ({ name, design }) => ({ name, design }),
    copied: (sent, name) => ({ ...sent, name: name ?? copyName(sent, t) }),
    goOn(template) {
      queries.setQueryData(labelQuery(template.id).queryKey, template)
      editor.load({ name: template.name, design: template.design }, template.files)
    },
    restart: (from) => editor.startAgain(from),
    undo: () => editor.act({ do: 'undo' }),
    redo: () => editor.act({ do: 'redo' }),
    onSaved(template, { sent }) {
      labelsChanged(queries, template)
      toast.success(t('labelEditor.saved'))
      return onSaved(template, sent)
    },
    onRefused: show,
  })
  return { ...versions, nameFault, copyName: copyName(content, t) }
}

function copyName({ name }: LabelContent, t: (key: 'app.copyOf', values: { name: string }) => string): string {
  return t('app.copyOf', { name: name.trim() }).slice(0, labelNameMax)
}
