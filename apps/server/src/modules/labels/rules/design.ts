import { LabelDesign, type StoredFile, type Style, withoutRules } from '@matai/contract'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { completeStyle, picturesOf } from '@matai/qr'
import type { z } from 'zod'
import { fail } from '../../../platform/failure.ts'

export type Design = z.output<typeof LabelDesign>

/** A place of a design that names a picture, and how wide that is drawn there at most; millimetres. */
interface PicturePlace {
  fileId: string
  path: (string | number)[]
  side: number
}

const mmPerInch = 25.4
/** What labels are printed at. */
const printDpi = 300
/** Coarser pictures look blurred on paper. */
const leastDpi = 150
/** By how much the proportions of a background may differ from its label's: more than this is cut off visibly. */
const mostCutOff = 0.03
/** Sides of a logo or picture behind a code, which are small. */
const stylePictureSide = 60

/** Every place of a design that names a picture: background, pictures, and those of its codes' own styles. */
export function picturePlaces({ width, height, bgUrl, layers }: Design): PicturePlace[] {
  const label = Math.max(width, height)
  const background = bgUrl === null ? [] : [{ fileId: bgUrl, path: ['bgUrl'], side: label }]
  const others = layers.flatMap((layer, place): PicturePlace[] => {
    const at = (fileId: string, side: number, ...rest: string[]) => ({ fileId, path: ['layers', place, ...rest], side })
    if (layer.type === 'picture') return [at(layer.fileId, Math.max(layer.width, layer.height), 'fileId')]
    if (layer.type !== 'code' || layer.style === null) return []
    return picturesOf(layer.style).map((fileId) => at(fileId, stylePictureSide, 'style'))
  })
  return [...background, ...others]
}

/** The files that a design names, each once. */
export function filesIn(design: Design): string[] {
  return [...new Set(picturePlaces(design).map(({ fileId }) => fileId))]
}

/** The styles that its codes have by themselves, each once. */
export function ownStyles({ layers }: Design): Style[] {
  const styles = layers.flatMap((layer) => (layer.type === 'code' && layer.style !== null ? [layer.style] : []))
  return [...new Map(styles.map((style) => [JSON.stringify(style), style])).values()]
}

/** Pixels that a length takes in print. */
export function printPixels(mm: number, dpi = printDpi): number {
  return Math.round((mm / mmPerInch) * dpi)
}

/** The longest side in pixels that a picture of the design is worth reading at, by its id. */
export function pictureSides(design: Design): Map<string, number> {
  const sides = new Map<string, number>()
  for (const { fileId, side } of picturePlaces(design)) {
    // A picture that covers its box may be longer than it, so twice as much is kept.
    sides.set(fileId, Math.max(sides.get(fileId) ?? 0, printPixels(side) * 2))
  }
  return sides
}

/** Printed without a code a label leads nowhere. */
export function refuseWithoutCode({ layers }: Pick<Design, 'layers'>): void {
  if (layers.some(({ type }) => type === 'code')) return
  const phrase = 'labelChecks.noCode'
  fail(phrase, { fields: [{ path: ['design', 'layers'], phrase }] })
}

export interface Refusal {
  phrase: PhraseKey
  params: PhraseParams
}

/** Why a picture cannot be the background of a label; the sentence names the pixels that it needs. */
export function refuseBackground(
  { width, height }: Pick<Design, 'width' | 'height'>,
  picture: Pick<StoredFile, 'width' | 'height'>,
): Refusal | undefined {
  const [across, down] = [picture.width ?? 0, picture.height ?? 0]
  const difference = across * down === 0 ? 1 : Math.abs(Math.log(across / down / (width / height)))
  if (difference > mostCutOff) {
    const params = { width: printPixels(width), height: printPixels(height) }
    return { phrase: 'labelChecks.backgroundProportions', params }
  }
  const least = { width: printPixels(width, leastDpi), height: printPixels(height, leastDpi) }
  if (across >= least.width && down >= least.height) return undefined
  return { phrase: 'labelChecks.backgroundTooSmall', params: least }
}

/** Most pixels of one picture of a label: some 150 MB while it is drawn. */
const mostPixels = 36_000_000

/** The finest resolution at which a label of this size is drawn. */
export function finestDpi({ width, height }: Pick<Design, 'width' | 'height'>): number {
  return Math.floor(Math.sqrt(mostPixels / (width * height)) * mmPerInch)
}

const StoredDesign = withoutRules(LabelDesign)

/** A stored design as it is drawn today: what it was saved without takes its defaults. */
export function completeDesign(design: Design): Design {
  const layers = design.layers.map((layer) =>
    layer.type === 'code' ? { ...layer, style: layer.style ? completeStyle(layer.style) : null } : layer,
  )
  return StoredDesign.parse({ ...design, layers })
}
