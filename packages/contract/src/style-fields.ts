import {
  bodyTypes,
  defaultStyle,
  eyeTypes,
  foreTypes,
  gradientWays,
  levels,
  logoShapes,
  type QrStyle,
  rotations,
  styleLimits,
} from '@matai/qr'
import { z } from 'zod'
import { fileId, say } from './fields.ts'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, say('errors.wrongFormat'))
const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)

/** The beautify entity of the specification (section 3). `logoUrl` is the id of an uploaded picture. */
export const styleFields = {
  bgColor: colour,
  bodyType: z.enum(bodyTypes),
  embedText: z.string().max(styleLimits.embedText.max),
  embedTextColor: colour,
  embedTextSize: within(styleLimits.embedTextSize),
  eyeInColor: colour.nullable(),
  eyeOutColor: colour.nullable(),
  eyeType: z.enum(eyeTypes),
  foreColor: colour,
  foreColorTwo: colour.nullable(),
  foreType: z.enum(foreTypes),
  gradientWay: z.enum(gradientWays),
  level: z.enum(levels),
  logoShap: z.enum(logoShapes),
  logoSize: within(styleLimits.logoSize),
  logoUrl: fileId().nullable(),
  margin: within(styleLimits.margin),
  rotate: z.literal(rotations),
  size: within(styleLimits.size),
}

export const Style = z.strictObject(styleFields) satisfies z.ZodType<QrStyle>
export type Style = z.output<typeof Style>

/** A style whose absent fields take the specification's defaults. */
export const StyleDraft = z
  .strictObject(styleFields)
  .partial()
  .transform((draft): Style => ({ ...defaultStyle, ...defined(draft) }))

/** Fields of a style that are to change; those left out stay as they are. */
export const StyleChange = z
  .strictObject(styleFields)
  .partial()
  .transform((change): Partial<Style> => defined(change))

function defined<Draft extends object>(draft: Draft): { [Key in keyof Draft]?: Exclude<Draft[Key], undefined> } {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as never // same keys, fewer values
}

export { defaultStyle }
