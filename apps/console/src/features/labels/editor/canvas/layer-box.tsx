import type { LabelLayer } from '@matai/label'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { layerSpeech } from '../model/layer-words.ts'
import css from './canvas.module.css'

interface LayerBoxProps {
  layer: LabelLayer
  scale: number
  chosen: boolean
  /** Whether Tab comes here first. */
  first: boolean
}

/** Lies over a layer of the picture: what is pointed at, focused and read aloud. */
export const LayerBox = memo(function LayerBox({ layer, scale, chosen, first }: LayerBoxProps) {
  const { t } = useTranslation()
  return (
    <div
      role="option"
      aria-selected={chosen}
      aria-label={layerSpeech(layer, t)}
      tabIndex={first ? 0 : -1}
      data-layer={layer.id}
      data-locked={layer.locked}
      className={css.box}
      style={{
        width: layer.width * scale,
        height: layer.height * scale,
        transform: `translate(${layer.x * scale}px, ${layer.y * scale}px) rotate(${layer.rotate}deg)`,
      }}
    />
  )
})
