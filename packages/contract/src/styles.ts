import { z } from 'zod'
import { call } from './call.ts'
import { qrCodeId } from './fields.ts'
import { styleFields } from './style-fields.ts'

/**
 * Most characters that a code may hold and still be drawn: digits. Of capitals it holds 224, of other letters 154 and of
 * Chinese characters 50; longer ones no longer scan from paper.
 */
export const drawnContentMax = 370

/** In a query numbers come as text, written as people write them. */
const numeric = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess((value) => (/^-?\d+(\.\d+)?$/.test(String(value)) ? Number(value) : value), schema).optional()

/** And none as an empty text. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema).optional()

/** So do yes and no. */
const flag = (schema: z.ZodType<boolean>) =>
  z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), schema).optional()

/** Widths on paper in millimetres, how many dots an inch of it may have, and how small a printer's modules may be. */
export const printLimits = {
  mm: { min: 10, max: 300 },
  dpi: { min: 72, max: 600 },
  ladder: { min: 0.2, max: 2 },
} as const
/** Most pixels across a picture on paper. */
export const printPixelsMax = 3_600
export const pictureFormats = ['png', 'jpg', 'svg', 'pdf'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const StyleQuery = z
  .strictObject(styleFields)
  .partial()
  .extend({
    bgFade: numeric(styleFields.bgFade),
    bgUrl: orNone(styleFields.bgUrl),
    embedTextSize: numeric(styleFields.embedTextSize),
    eyeInColor: orNone(styleFields.eyeInColor),
    eyeInType: orNone(styleFields.eyeInType),
    eyeOutColor: orNone(styleFields.eyeOutColor),
    foreColorTwo: orNone(styleFields.foreColorTwo),
    logoShadow: flag(styleFields.logoShadow),
    logoSize: numeric(styleFields.logoSize),
    logoUrl: orNone(styleFields.logoUrl),
    margin: numeric(styleFields.margin),
    rotate: numeric(styleFields.rotate),
    size: numeric(styleFields.size),
    content: z
      .string()
      .min(1)
      .max(drawnContentMax)
      .optional()
      .describe(
        'text of the code, unless `id` names a live code; at most 370 digits, 224 capitals, 154 letters or 50 Chinese characters',
      ),
    id: qrCodeId()
      .optional()
      .describe('live code whose address is drawn, in its saved style where the query names none'),
    format: z.enum(pictureFormats).default('png'),
    mm: numeric(z.number().min(printLimits.mm.min).max(printLimits.mm.max)).describe(
      'width on paper; takes the place of `size`',
    ),
    dpi: numeric(z.int().min(printLimits.dpi.min).max(printLimits.dpi.max))
      .default(300)
      .describe('dots per inch of a PNG or JPG with `mm`'),
    ladder: numeric(z.number().min(printLimits.ladder.min).max(printLimits.ladder.max)).describe(
      'millimetres of the smallest module that the printer is known to print clearly, for `mm`',
    ),
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
