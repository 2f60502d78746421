import { z } from 'zod'
import { call } from './call.ts'
import { qrCodeId } from './fields.ts'
import { styleFields } from './style-fields.ts'

/** Longest text that a code may hold, in characters; longer ones no longer scan from paper. */
export const drawnContentMax = 600

/** In a query numbers come as text. */
const numeric = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value !== '' ? Number(value) : value), schema).optional()

const StyleQuery = z
  .strictObject(styleFields)
  .partial()
  .extend({
    embedTextSize: numeric(styleFields.embedTextSize),
    logoSize: numeric(styleFields.logoSize),
    margin: numeric(styleFields.margin),
    rotate: numeric(styleFields.rotate),
    size: numeric(styleFields.size),
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
