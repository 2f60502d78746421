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

/** Whether two lists of layers look the same in a list of their names. */
export function sameNames(one: readonly LabelLayer[], other: readonly LabelLayer[]): boolean {
  if (one === other) return true
  const words = (layers: readonly LabelLayer[]) =>
    layers.map(({ x: _x, y: _y, width: _width, height: _height, rotate: _rotate, ...rest }) => rest)
  return one.length === other.length && JSON.stringify(words(one)) === JSON.stringify(words(other))
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
