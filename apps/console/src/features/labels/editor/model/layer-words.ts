import type { LabelLayer } from '@matai/label'
import type { TFunction } from 'i18next'

/** What a layer is called: by what it says, else by its kind. */
export function layerName(layer: LabelLayer, t: TFunction): string {
  switch (layer.type) {
    case 'text':
      return layer.text.trim().slice(0, 30) || t('labelEditor.emptyText')
    case 'field':
      return layer.prefix + (layer.column || t(`labelEditor.field_${layer.field}`))
    default:
      return t(`labelEditor.layer_${layer.type}`)
  }
}

/** The same for a screen reader: kind, place and state. */
export function layerSpeech(layer: LabelLayer, t: TFunction): string {
  const words = t('labelEditor.layerSpeech', {
    kind: t(`labelEditor.layer_${layer.type}`),
    name: layerName(layer, t),
    x: layer.x,
    y: layer.y,
    width: layer.width,
    height: layer.height,
  })
  return layer.locked ? `${words} ${t('labelEditor.isLocked')}` : words
}
