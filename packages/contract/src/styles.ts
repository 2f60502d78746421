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
import { call } from './call.ts'
import { fileId, qrCodeId, say } from './fields.ts'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, say('errors.wrongFormat'))
const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)

/** The beautify entity of the specification (section 3). `logoUrl` is the id of an uploaded picture. */
const fields = {
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

export const Style = z.strictObject(fields) satisfies z.ZodType<QrStyle>
export type Style = z.output<typeof Style>

/** A style whose absent fields take the specification's defaults. */
export const StyleDraft = z
  .strictObject(fields)
  .partial()
  .transform((draft): Style => ({ ...defaultStyle, ...defined(draft) }))

/** Fields of a style that are to change; those left out stay as they are. */
export const StyleChange = z
  .strictObject(fields)
  .partial()
  .transform((change): Partial<Style> => defined(change))

function defined<Draft extends object>(draft: Draft): { [Key in keyof Draft]?: Exclude<Draft[Key], undefined> } {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as never // same keys, fewer values
}

export { defaultStyle }

/** Longest text that a code may hold, in characters; longer ones no longer scan from paper. */
export const drawnContentMax = 600

/** In a query numbers come as text. */
const numeric = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value !== '' ? Number(value) : value), schema).optional()

const StyleQuery = z
  .strictObject(fields)
  .partial()
  .extend({
    embedTextSize: numeric(fields.embedTextSize),
    logoSize: numeric(fields.logoSize),
    margin: numeric(fields.margin),
    rotate: numeric(fields.rotate),
    size: numeric(fields.size),
    content: z
      .string()
      .min(1)
      .max(drawnContentMax)
      .optional()
      .describe('text of the code, unless `id` names a live code'),
    id: qrCodeId()
      .optional()
      .describe('live code whose address is drawn, in its saved style where the query names none'),
    format: z.enum(['png', 'svg']).default('png'),
    download: z.string().max(200).optional().describe('file name; the answer is then an attachment'),
  })

export const styleCalls = {
  create: call({
    path: '/style/create',
    access: 'member',
    carrier: 'query',
    answer: 'picture',
    input: StyleQuery,
    output: z.object({ mime: z.string(), body: z.instanceof(Uint8Array), fileName: z.string().optional() }),
  }),
}
