import { completeStyle, picturesOf, type QrStyle } from '@matai/qr'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { LabelOrder } from '../../../platform/drawing/label/label-order.ts'
import { Failure, failField, notFound } from '../../../platform/failure.ts'
import { type Design, finestDpi, pictureSides } from '../rules/design.ts'
import type { Dependencies, Manner } from './dependencies.ts'
import type { DataOf } from './label-data.ts'

type Needs = Pick<Dependencies, 'drawing' | 'readPicture'>

export interface PictureOrder {
  design: Design
  /** The live code on the label. */
  id: string
  format: 'png' | 'svg' | 'pdf'
  dpi: number
}

/** Pixels a side of a code style's logo or background. */
const stylePictureSide = 1024

/** The pictures that a label needs with a code of this style, by file id; not found when one is not the account's. */
export function labelPictures({ readPicture }: Pick<Dependencies, 'readPicture'>) {
  return async (accountId: AccountId, design: Design, style: Partial<QrStyle>): Promise<Record<string, string>> => {
    const sides = pictureSides(design)
    for (const id of picturesOf(style)) sides.set(id, Math.max(sides.get(id) ?? 0, stylePictureSide))
    const pictures: Record<string, string> = {}
    for (const [id, side] of sides) pictures[id] = await readPicture(accountId, id, side)
    return pictures
  }
}

/** A label with a live code, every code on it read back from its own pixels; refused with the reason otherwise. */
export function drawLabel({ drawing, readPicture }: Needs, dataOf: DataOf) {
  const picturesFor = labelPictures({ readPicture })
  return async ({ id, format, dpi, ...order }: PictureOrder, manner: Manner): Promise<Uint8Array<ArrayBuffer>> => {
    const { design } = order
    const finest = finestDpi(design)
    if (format === 'png' && dpi > finest) failField('dpi', 'labelChecks.tooManyPixels', { dpi: finest })
    const [code = notFound()] = await dataOf([id], manner)
    const style = completeStyle(code.style)
    const pictures = await picturesFor(manner.accountId, design, style)
    const whole = { design, data: code.data, style, pictures, format, dpi } satisfies LabelOrder
    const drawn = await drawing.label(whole, manner.accountId)
    if (drawn.ok) return drawn.body
    const { layer, phrase, params } = drawn.problem
    const place = design.layers.findIndex((one) => one.id === layer)
    throw new Failure('inputInvalid', phrase, {
      params,
      fields: [{ path: ['design', 'layers', place], phrase, params }],
    })
  }
}
