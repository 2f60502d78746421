import { defaultStyle, type QrStyle } from '../style.ts'

export const trades = [
  'general',
  'equipment',
  'fire',
  'property',
  'visitor',
  'education',
  'catering',
  'retail',
  'coupon',
  'event',
  'scenic',
  'medical',
  'office',
  'logistics',
  'vehicle',
] as const
export type Trade = (typeof trades)[number]

const lookFields = [
  'bgColor',
  'bodyType',
  'eyeInColor',
  'eyeInType',
  'eyeOutColor',
  'eyeType',
  'foreColor',
  'foreColorTwo',
  'foreType',
  'frameColor',
  'frameType',
  'gradientWay',
] as const satisfies (keyof QrStyle)[]

/** All that a preset sets. Logo, words, size and error correction stay as they are. */
export type Look = Pick<QrStyle, (typeof lookFields)[number]>

/** A look of our own for a trade; people read its name by its id. */
export interface Preset {
  id: string
  trade: Trade
  look: Look
}

const plain = Object.fromEntries(lookFields.map((field) => [field, defaultStyle[field]])) as unknown as Look // a value for every field

/** A look that differs from the plain one; a second colour makes a gradient. */
export function preset<Id extends string>(
  id: Id,
  trade: Trade,
  { foreColorTwo, ...changes }: Partial<Look>,
): Preset & { id: Id } {
  const gradient: Partial<Look> = foreColorTwo ? { foreColorTwo, foreType: 'gradient' } : {}
  return { id, trade, look: { ...plain, ...changes, ...gradient } }
}
