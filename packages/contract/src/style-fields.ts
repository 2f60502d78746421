import {
  bodyTypes,
  defaultStyle,
  eyeTypes,
  foreTypes,
  frameTypes,
  gradientWays,
  levels,
  logoShapes,
  type QrStyle,
  rotations,
  styleLimits,
} from '@matai/qr'
import { unprintableIn } from '@matai/label'
import { z } from 'zod'
import { fileId, say } from './fields.ts'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, say('errors.wrongFormat'))
const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)

/** Most bytes of a logo (specification, section 5); the background behind a code takes what pictures take. */
export const logoBytesMax = 1024 ** 2

/** The beautify entity of the specification (section 3). `logoUrl` and `bgUrl` are ids of uploaded pictures. */
export const styleFields = {
  bgColor: colour,
  bgFade: within(styleLimits.bgFade),
  bgUrl: fileId().nullable(),
  bodyType: z.enum(bodyTypes),
  embedText: z.string().max(styleLimits.embedText.max),
  embedTextColor: colour,
  embedTextSize: within(styleLimits.embedTextSize),
  eyeInColor: colour.nullable(),
  eyeInType: z.enum(eyeTypes).nullable(),
  eyeOutColor: colour.nullable(),
  eyeType: z.enum(eyeTypes),
  foreColor: colour,
  foreColorTwo: colour.nullable(),
  foreType: z.enum(foreTypes),
  frameColor: colour,
  frameText: z.string().max(styleLimits.frameText.max),
  frameType: z.enum(frameTypes),
  gradientWay: z.enum(gradientWays),
  level: z.enum(levels),
  logoShadow: z.boolean(),
  logoShap: z.enum(logoShapes),
  logoSize: within(styleLimits.logoSize),
  logoUrl: fileId().nullable(),
  margin: within(styleLimits.margin),
  rotate: z.literal(rotations),
  size: within(styleLimits.size),
}

/** Fields that a style was once saved without; they read as their defaults. */
const laterFields = {
  bgFade: styleFields.bgFade.default(defaultStyle.bgFade),
  bgUrl: styleFields.bgUrl.default(defaultStyle.bgUrl),
  eyeInType: styleFields.eyeInType.default(defaultStyle.eyeInType),
  frameColor: styleFields.frameColor.default(defaultStyle.frameColor),
  frameText: styleFields.frameText.default(defaultStyle.frameText),
  frameType: styleFields.frameType.default(defaultStyle.frameType),
  logoShadow: styleFields.logoShadow.default(defaultStyle.logoShadow),
}

export const Style = z.strictObject({ ...styleFields, ...laterFields }) satisfies z.ZodType<QrStyle>
export type Style = z.output<typeof Style>

/** What is typed today must be printable; styles saved earlier are read as they are. */
const typedFields = {
  ...styleFields,
  embedText: styleFields.embedText.superRefine(mustBePrintable),
  frameText: styleFields.frameText.superRefine(mustBePrintable),
}

function mustBePrintable(text: string, context: z.RefinementCtx): void {
  const letters = unprintableIn(text)
  if (letters.length === 0) return
  context.addIssue({ code: 'custom', message: say('errors.unprintable').error, params: { letters: letters.join(' ') } })
}

/** A style whose absent fields take the specification's defaults. */
export const StyleDraft = z
  .strictObject(typedFields)
  .partial()
  .transform((draft): Style => ({ ...defaultStyle, ...defined(draft) }))

/** Fields of a style that are to change; those left out stay as they are. */
export const StyleChange = z
  .strictObject(typedFields)
  .partial()
  .transform((change): Partial<Style> => defined(change))

function defined<Draft extends object>(draft: Draft): { [Key in keyof Draft]?: Exclude<Draft[Key], undefined> } {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as never // same keys, fewer values
}

export { defaultStyle }
