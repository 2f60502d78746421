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

/** The beautify entity of the specification (section 3), with its defaults. `logoUrl` is the id of an uploaded picture. */
export const Style = z.strictObject({
  bgColor: colour.default(defaultStyle.bgColor),
  bodyType: z.enum(bodyTypes).default(defaultStyle.bodyType),
  embedText: z.string().max(styleLimits.embedText.max).default(defaultStyle.embedText),
  embedTextColor: colour.default(defaultStyle.embedTextColor),
  embedTextSize: within(styleLimits.embedTextSize).default(defaultStyle.embedTextSize),
  eyeInColor: colour.nullable().default(defaultStyle.eyeInColor),
  eyeOutColor: colour.nullable().default(defaultStyle.eyeOutColor),
  eyeType: z.enum(eyeTypes).default(defaultStyle.eyeType),
  foreColor: colour.default(defaultStyle.foreColor),
  foreColorTwo: colour.nullable().default(defaultStyle.foreColorTwo),
  foreType: z.enum(foreTypes).default(defaultStyle.foreType),
  gradientWay: z.enum(gradientWays).default(defaultStyle.gradientWay),
  level: z.enum(levels).default(defaultStyle.level),
  logoShap: z.enum(logoShapes).default(defaultStyle.logoShap),
  logoSize: within(styleLimits.logoSize).default(defaultStyle.logoSize),
  logoUrl: fileId().nullable().default(defaultStyle.logoUrl),
  margin: within(styleLimits.margin).default(defaultStyle.margin),
  rotate: z.literal(rotations).default(defaultStyle.rotate),
  size: within(styleLimits.size).default(defaultStyle.size),
}) satisfies z.ZodType<QrStyle>
export type Style = z.output<typeof Style>

/** Longest text that a code may hold, in characters; longer ones no longer scan from paper. */
export const drawnContentMax = 600

/** The same fields in a query: numbers come as text, and an absent field takes its default. */
const fromQuery = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess((value) => (value === undefined ? undefined : Number(value)), schema)

const StyleQuery = Style.extend({
  embedTextSize: fromQuery(Style.shape.embedTextSize),
  logoSize: fromQuery(Style.shape.logoSize),
  margin: fromQuery(Style.shape.margin),
  rotate: fromQuery(Style.shape.rotate),
  size: fromQuery(Style.shape.size),
  content: z
    .string()
    .min(1)
    .max(drawnContentMax)
    .optional()
    .describe('text of the code, unless `id` names a live code'),
  id: qrCodeId().optional().describe('live code whose address is drawn, in its saved style where the query names none'),
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
