import { DragOverlay } from '@dnd-kit/core'
import type { Finding } from '@matai/form-kit/schema'
import { componentsOf } from '@matai/form-kit/schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Sortable } from '../../../../ui/sortable.tsx'
import { Canvas } from './canvas/canvas.tsx'
import { Dragged } from './canvas/dragged.tsx'
import { Palette } from './canvas/palette.tsx'
import { useDrop } from './canvas/use-drop.ts'
import css from './editor.module.css'
import { FormPreview } from './preview/form-preview.tsx'
import type { FormEditor } from './use-form-editor.ts'

interface QuestionsTabProps {
  editor: FormEditor
  findings: readonly Finding[]
}

/** Palette, canvas and the page as fillers see it. */
export function QuestionsTab({ editor, findings }: QuestionsTabProps) {
  const { t } = useTranslation()
  const { document } = editor
  const drop = useDrop(editor)
  const rows = useMemo(
    () =>
      componentsOf(document).map(({ id, type, settings }) => ({
        id,
        name: settings.title || t(`forms.type_${type}`),
      })),
    [document, t],
  )
  return (
    <Sortable rows={rows} onMove={drop}>
      <div className={css.columns}>
        <Palette editor={editor} />
        <Canvas editor={editor} findings={findings} />
        <div className={css.preview}>
          <FormPreview editor={editor} />
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        <Dragged />
      </DragOverlay>
    </Sortable>
  )
}
