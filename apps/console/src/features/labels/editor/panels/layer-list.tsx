import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { sameNames } from '../model/layer-words.ts'
import type { LabelEditor } from '../use-label-editor.ts'
import { LayerRow } from './layer-row.tsx'
import css from './panels.module.css'
import { useLayerDragWords } from './use-layer-drag-words.ts'

/** The layers, the topmost first; dragged by mouse or keyboard into another order. */
function LayerListNow({ editor, disabled }: { editor: LabelEditor; disabled: boolean }) {
  const { t } = useTranslation()
  const { act, content, selection } = editor
  const shown = content.design.layers.toReversed()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const accessibility = useLayerDragWords(shown)

  function drop({ active, over }: DragEndEvent): void {
    const to = content.design.layers.findIndex(({ id }) => id === over?.id)
    if (to >= 0) act({ do: 'moveTo', id: String(active.id), to })
  }

  if (shown.length === 0) return <p className={css.hint}>{t('labelEditor.noLayers')}</p>
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={accessibility}>
      <SortableContext items={shown} strategy={verticalListSortingStrategy}>
        <ul className={css.layers}>
          {shown.map((layer) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              chosen={selection.includes(layer.id)}
              disabled={disabled}
              onChoose={(besides) => act(besides ? { do: 'toggle', id: layer.id } : { do: 'select', ids: [layer.id] })}
              onLock={() => act({ do: 'lock', ids: [layer.id], locked: !layer.locked })}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** Says nothing of places, so it rests while layers move. */
export const LayerList = memo(
  LayerListNow,
  (before, now) =>
    before.disabled === now.disabled &&
    before.editor.selection === now.editor.selection &&
    sameNames(before.editor.content.design.layers, now.editor.content.design.layers),
)
