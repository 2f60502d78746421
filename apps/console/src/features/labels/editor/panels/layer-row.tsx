import { useSortable } from '@dnd-kit/sortable'
import type { LabelLayer } from '@matai/label'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { DragIcon } from '../../../../ui/editor-icons.ts'
import { layerName } from '../model/layer-words.ts'
import css from './panels.module.css'
import { ToolIcon } from './tool-icons.tsx'

interface LayerRowProps {
  layer: LabelLayer
  chosen: boolean
  disabled: boolean
  /** `besides` keeps what is chosen already. */
  onChoose: (besides: boolean) => void
  onLock: () => void
}

export function LayerRow({ layer, chosen, disabled, onChoose, onLock }: LayerRowProps) {
  const { t } = useTranslation()
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: layer.id, disabled })
  const name = layerName(layer, t)
  const style = transform ? { transform: `translateY(${transform.y}px)`, transition } : {}
  return (
    <li ref={setNodeRef} className={css.layer} data-chosen={chosen} style={style}>
      <button
        type="button"
        className={css.drag}
        {...attributes}
        {...listeners}
        disabled={disabled}
        aria-label={t('labelEditor.drag', { name })}
      >
        <DragIcon />
      </button>
      <button
        type="button"
        className={css.name}
        aria-pressed={chosen}
        onClick={(event) => onChoose(event.shiftKey || event.ctrlKey || event.metaKey)}
      >
        {(layer.type === 'text' || layer.type === 'field') && <small>{t(`labelEditor.layer_${layer.type}`)}</small>}
        <span>{name}</span>
        {layer.group && <i aria-label={t('labelEditor.inGroup')} title={t('labelEditor.inGroup')} role="img" />}
      </button>
      <Button
        type="text"
        size="small"
        disabled={disabled}
        icon={<ToolIcon name={layer.locked ? 'lock' : 'unlock'} />}
        aria-pressed={layer.locked}
        aria-label={t('labelEditor.lockOf', { name })}
        title={t(layer.locked ? 'labelEditor.unlock' : 'labelEditor.lock')}
        onClick={onLock}
      />
    </li>
  )
}
