import { type LabelData, type LabelDesign, type LabelSheet, layoutLabel } from '@matai/label'
import { type Composed, compose, completeStyle, picturesOf, type QrStyle, StyleError } from '@matai/qr'
import { useMemo } from 'react'
import { type Pictures, usePictures } from './use-pictures.ts'

/** What fills a label: a live code, or a sample. */
export interface LabelSource {
  data: LabelData
  /** The code's own style. */
  style: QrStyle | null
  /** Addresses of the pictures that its style names. */
  files: readonly { id: string; url: string }[]
}

/** The label as shapes, filled from a source; pictures come in as they are loaded. */
export function useLabelSheet(
  design: LabelDesign,
  source: LabelSource,
  files: ReadonlyMap<string, { id: string; url: string }>,
): LabelSheet {
  const wanted = useMemo(() => {
    const known = new Map([...files.values(), ...source.files].map(({ id, url }) => [id, url]))
    return namedBy(design, source.style).flatMap((id) => {
      const url = known.get(id)
      return url ? [{ id, url }] : []
    })
  }, [design, source, files])
  const pictures = usePictures(wanted)
  return useMemo(() => sheetOf(design, source, pictures), [design, source, pictures])
}

export function sheetOf(design: LabelDesign, source: LabelSource, pictures: Pictures): LabelSheet {
  const code = (style: QrStyle | null) => drawn(source.data.address, style ?? source.style, pictures)
  return layoutLabel(design, source.data, { code, pictures, placeholders: true })
}

/** Ids of all pictures that a label is drawn with. */
export function namedBy({ bgUrl, layers }: LabelDesign, style: QrStyle | null): string[] {
  const ofLayers = layers.flatMap((layer) => {
    if (layer.type === 'picture') return [layer.fileId]
    return layer.type === 'code' ? picturesOf(layer.style ?? style ?? {}) : []
  })
  return [...new Set([...(bgUrl ? [bgUrl] : []), ...ofLayers])]
}

/** The codes that were drawn last: while layers are dragged, the code stays the same. */
const recent = new Map<string, Composed | null>()
const remembered = 40

function drawn(address: string, style: QrStyle | null, pictures: Pictures): Composed | null {
  const complete = completeStyle(style)
  const [logo, background] = [complete.logoUrl, complete.bgUrl].map((id) => (id ? pictures[id] : undefined))
  const key = JSON.stringify([address, style, logo?.length, background?.length])
  const known = recent.get(key)
  if (known !== undefined) return known
  if (recent.size >= remembered) recent.clear()
  const made = composed(address, complete, { logo, background })
  recent.set(key, made)
  return made
}

function composed(address: string, style: QrStyle, pictures: Parameters<typeof compose>[2]): Composed | null {
  try {
    return compose(address, style, pictures)
  } catch (error) {
    if (error instanceof StyleError) return null
    throw error
  }
}
