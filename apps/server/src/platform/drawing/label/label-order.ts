import { type LabelData, type LabelDesign, type LabelSheet, layoutLabel } from '@matai/label'
import { type Composed, completeStyle, compose, type QrStyle } from '@matai/qr'

/** A label that is to be drawn: all that it takes, in one message to a thread. */
export interface LabelOrder {
  design: LabelDesign
  /** Its address is what the code says. */
  data: LabelData
  /** The live code's own style. */
  style: QrStyle
  /** Pictures of the design and of the styles by file id, as data URIs. */
  pictures: Readonly<Record<string, string>>
  /** Millimetres of the smallest module that was read from this printer's ladder, where somebody tried. */
  ladder?: number | undefined
  format: 'png' | 'svg' | 'pdf'
  /** How finely a PNG is drawn. */
  dpi: number
}

/** The style in which a code layer is drawn. */
export function styleOf(own: QrStyle, layerStyle: QrStyle | null): QrStyle {
  return layerStyle === null ? own : completeStyle(layerStyle)
}

/** The label as shapes in millimetres; a StyleError when a style cannot be drawn or lacks its picture. */
export function layoutOrder({ design, data, style, pictures }: Omit<LabelOrder, 'format' | 'dpi'>): LabelSheet {
  const composed = new Map<QrStyle | null, Composed>()
  const code = (layerStyle: QrStyle | null) => {
    const known = composed.get(layerStyle)
    if (known) return known
    const drawn = styleOf(style, layerStyle)
    const picture = (id: string | null) => (id === null ? undefined : pictures[id])
    const made = compose(data.address, drawn, { logo: picture(drawn.logoUrl), background: picture(drawn.bgUrl) })
    composed.set(layerStyle, made)
    return made
  }
  return layoutLabel(design, data, { code, pictures })
}
