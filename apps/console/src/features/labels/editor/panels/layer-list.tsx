import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Sortable } from '../../../../ui/sortable.tsx'
import { layerName, sameNames } from '../model/layer-words.ts'
import type { LabelEditor } from '../use-label-editor.ts'
import { LayerRow } from './layer-row.tsx'
import css from './panels.module.css'

/** The layers, the topmost first; dragged by mouse or keyboard into another order. */
function LayerListNow({ editor, disabled }: { editor: LabelEditor; disabled: boolean }) {
  const { t } = useTranslation()
  const { act, content, selection } = editor
  const { layers } = content.design
  const shown = useMemo(() => layers.toReversed(), [layers])
  const rows = useMemo(() => shown.map((layer) => ({ id: layer.id, name: layerName(layer, t) })), [shown, t])

  function move(id: string, other: string): void {
    const to = layers.findIndex((layer) => layer.id === other)
    if (to >= 0) act({ do: 'moveTo', id, to })
  }

  if (shown.length === 0) return <p className={css.hint}>{t('labelEditor.noLayers')}</p>
  return (
    <Sortable rows={rows} onMove={move}>
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
    </Sortable>
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
