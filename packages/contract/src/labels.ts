import {
  type LabelDesign as Design,
  labelFields,
  labelLimits,
  lineDashes,
  pictureFits,
  textAligns,
  textFits,
  textVerticals,
} from '@matai/label'
import { z } from 'zod'
import { call } from './call.ts'
import { ExportTask } from './exports.ts'
import { fileId, idOf, instant, listInput, listOf, nameField, qrCodeId, say, thingSorts } from './fields.ts'
import { StoredFile } from './files.ts'
import { Style } from './style-fields.ts'

/** Longest name of a label template. */
export const labelNameMax = 30
/** Most label templates that an account saves. */
export const labelTemplatesMax = 200
/** Most live codes of one PDF. */
export const printedCodesMax = 5_000
/** Most printers whose offsets are kept. */
export const printersMax = 20

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, say('errors.wrongFormat'))
const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)
const side = within(labelLimits.side)
/** A layer may hang over the edge, but not lie far from the label. */
const place = z.number().min(-labelLimits.side.max).max(labelLimits.side.max)

const layerPlace = {
  id: z.string().regex(/^[\w-]{1,32}$/),
  x: place,
  y: place,
  width: z.number().min(0.5).max(labelLimits.side.max),
  height: z.number().min(0.5).max(labelLimits.side.max),
  rotate: z.number().min(0).lt(360).default(0),
  locked: z.boolean().default(false),
  group: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .nullable()
    .default(null),
}

const textLook = {
  size: within(labelLimits.textSize),
  bold: z.boolean().default(false),
  color: colour.default('#16211D'),
  align: z.enum(textAligns).default('left'),
  vertical: z.enum(textVerticals).default('middle'),
  fit: z.enum(textFits).default('wrap'),
}

export const LabelLayer = z.discriminatedUnion('type', [
  z.strictObject({ ...layerPlace, ...textLook, type: z.literal('text'), text: z.string().max(labelLimits.text) }),
  z.strictObject({
    ...layerPlace,
    ...textLook,
    type: z.literal('field'),
    field: z.enum(labelFields),
    column: z.string().trim().max(50).default(''),
    prefix: z.string().max(50).default(''),
  }),
  z.strictObject({
    ...layerPlace,
    type: z.literal('line'),
    color: colour.default('#16211D'),
    thickness: within(labelLimits.thickness).default(0.5),
    dash: z.enum(lineDashes).default('solid'),
  }),
  z.strictObject({
    ...layerPlace,
    type: z.literal('rectangle'),
    fill: colour.nullable().default(null),
    stroke: colour.nullable().default('#16211D'),
    thickness: within(labelLimits.thickness).default(0.5),
    radius: within(labelLimits.radius).default(0),
  }),
  z.strictObject({
    ...layerPlace,
    type: z.literal('picture'),
    fileId: fileId(),
    fit: z.enum(pictureFits).default('contain'),
  }),
  z.strictObject({ ...layerPlace, type: z.literal('code'), style: Style.nullable().default(null) }),
])

/** A printed design around a code; lengths in millimetres. */
export const LabelDesign = z.strictObject({
  width: side,
  height: side,
  bgColor: colour.default('#FFFFFF'),
  bgUrl: fileId().nullable().default(null).describe('an uploaded picture that covers the label'),
  layers: z.array(LabelLayer).max(labelLimits.layers),
}) satisfies z.ZodType<Design>

export const LabelTemplate = z.object({
  id: z.int(),
  name: z.string(),
  design: LabelDesign,
  creator: z.object({ id: z.int(), name: z.string() }),
  updatedAt: instant,
  version: z.int().describe('grows with every save'),
  files: z.array(StoredFile).describe('pictures that the design names'),
  can: z.object({ edit: z.boolean() }),
})
export type LabelTemplate = z.infer<typeof LabelTemplate>

const labelTemplateId = idOf('labelTemplate')

/** What stands on the sheet: a label template, or the code in its style with words under it. */
export const printCaptions = ['name', 'nameAndNumber', 'none'] as const
export type PrintCaption = (typeof printCaptions)[number]

/**
 * How a sheet is divided. `grid` divides A4 evenly; `paper` is a label paper by its measures; `roll` prints one label
 * a page of the label's own size. Lengths in millimetres.
 */
export const PrintPaper = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('grid'),
    perPage: z.int().min(1).max(60),
    margin: z.number().min(0).max(40).default(8),
    gap: z.number().min(0).max(40).default(0),
  }),
  z.strictObject({
    kind: z.literal('paper'),
    width: z.number().min(20).max(420),
    height: z.number().min(20).max(600),
    columns: z.int().min(1).max(20),
    rows: z.int().min(1).max(30),
    labelWidth: z.number().min(10).max(420),
    labelHeight: z.number().min(10).max(600),
    left: z.number().min(0).max(200),
    top: z.number().min(0).max(200),
    gapX: z.number().min(0).max(100).default(0),
    gapY: z.number().min(0).max(100).default(0),
  }),
  z.strictObject({
    kind: z.literal('roll'),
    width: z.number().min(10).max(420),
    height: z.number().min(10).max(420),
  }),
])
export type PrintPaper = z.output<typeof PrintPaper>

/** Everything but the codes that makes a print: what is asked for again when it is printed again. */
export const PrintSettings = z.strictObject({
  labelTemplateId: labelTemplateId.nullable().default(null).describe('null: the code with a caption'),
  caption: z.enum(printCaptions).default('name'),
  paper: PrintPaper,
  start: z.int().min(1).max(600).default(1).describe('cell of the first sheet that is printed first'),
  cropMarks: z.boolean().default(false),
  printerId: idOf('printer').nullable().default(null).describe('whose offsets shift the print'),
})
export type PrintSettings = z.output<typeof PrintSettings>

/** Millimetres of a module on the steps of the printed ladder, from what hardly any printer draws clearly on. */
export const ladderModules = [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6] as const
/** Longest name of the phone that the ladder was tried with. */
export const phoneNameMax = 30

/** A printer by name, how far its prints lie from where they should, and how small its codes may be. */
export const Printer = z.object({
  id: z.int(),
  name: z.string(),
  offsetX: z.number().describe('millimetres to the right that make up for it'),
  offsetY: z.number().describe('millimetres down'),
  leastModule: z.number().nullable().describe('millimetres of the smallest module that was read; null: nobody tried'),
  phone: z.string().describe('what it was read with'),
})
export type Printer = z.infer<typeof Printer>

/** A print that was made: who, when, which codes, how. */
export const PrintJob = z.object({
  id: z.int(),
  user: z.object({ id: z.int(), name: z.string() }),
  codes: z.int(),
  labelName: z.string().describe('the label template at the time; empty for a caption'),
  settings: PrintSettings,
  createdAt: instant,
  taskId: z.int().nullable().describe('the export whose file it is, as long as the reader can have that'),
})
export type PrintJob = z.infer<typeof PrintJob>

/** Most live codes that are checked at once. */
export const printCheckMax = 20

const pictureFormat = z.enum(['png', 'svg', 'pdf']).default('png')
const Picture = z.object({ mime: z.string(), body: z.instanceof(Uint8Array), fileName: z.string() })
const dpi = z.int().min(72).max(600).default(300)
const offset = z.number().min(-20).max(20)

export const labelCalls = {
  save: call({
    path: '/qruser/console/user/label/template/save',
    creates: true,
    access: 'member',
    input: z.strictObject({
      id: labelTemplateId.optional().describe('absent: a new one'),
      version: z.int().positive().optional().describe('what was edited; a newer one on the server is a conflict'),
      name: nameField(labelNameMax),
      design: LabelDesign,
    }),
    output: LabelTemplate,
  }),
  list: call({
    path: '/qruser/console/user/label/template/list',
    access: 'member',
    input: listInput(thingSorts, {}),
    output: listOf(LabelTemplate),
  }),
  get: call({
    path: '/qruser/console/user/label/template/get_byid',
    access: 'member',
    input: z.strictObject({ id: labelTemplateId }),
    output: LabelTemplate,
  }),
  del: call({
    path: '/qruser/console/user/label/template/del',
    access: 'member',
    input: z.strictObject({ id: labelTemplateId }),
    output: z.object({ removed: z.int() }),
  }),
  /** A label of a template with a live code, read back before it is given out. */
  create: call({
    path: '/label/create',
    access: 'member',
    answer: 'file',
    input: z.strictObject({ labelTemplateId, id: qrCodeId(), format: pictureFormat, dpi }),
    output: Picture,
  }),
  /** The same of a design that is not saved. */
  customCreate: call({
    path: '/label/custom_create',
    access: 'member',
    answer: 'file',
    bodyLimit: 2 * 1024 ** 2,
    input: z.strictObject({ design: LabelDesign, id: qrCodeId(), format: pictureFormat, dpi }),
    output: Picture,
  }),
  /** What a label is filled with, of many codes. */
  printData: call({
    path: '/qruser/console/qrcode/print/data',
    access: 'member',
    input: z.strictObject({ ids: z.array(qrCodeId()).min(1, say('qrCodes.selectFirst')).max(200) }),
    output: z.object({
      list: z.array(
        z.object({
          name: z.string(),
          number: z.string(),
          id: z.string(),
          address: z.string(),
          directories: z.array(z.string()),
          state: z.string(),
          created: z.string(),
          printed: z.string(),
          columns: z.record(z.string(), z.string()),
          style: Style.nullable(),
          files: z.array(StoredFile),
        }),
      ),
    }),
  }),
  printList: call({
    path: '/qruser/console/qrcode/print/list',
    access: 'member',
    input: listInput(['newest'], { id: qrCodeId().optional() }),
    output: listOf(PrintJob),
  }),
  /** One print with its codes, so that it can be printed again. */
  printInfo: call({
    path: '/qruser/console/qrcode/print/info',
    access: 'member',
    input: z.strictObject({ id: idOf('printJob') }),
    output: PrintJob.extend({
      ids: z.array(z.string()).describe('in the order of printing, those that are still there'),
      gone: z.int().describe('how many were deleted since'),
    }),
  }),
  /** Reads labels back as they would be printed, before anybody downloads them. */
  printCheck: call({
    path: '/qruser/console/qrcode/print/check',
    access: 'member',
    input: z.strictObject({ ids: z.array(qrCodeId()).min(1).max(printCheckMax), settings: PrintSettings }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          problem: z.string().describe('empty: it was read'),
          unprintable: z.array(z.string()).describe('letters that no font has; boxes are printed for them'),
        }),
      ),
    }),
  }),
  /** A vector PDF in the background, offered when every code in it was read. */
  print: call({
    path: '/qruser/console/down/batch_qrcode_pdf',
    creates: true,
    access: 'member',
    input: z.strictObject({
      ids: z.array(qrCodeId()).min(1, say('qrCodes.selectFirst')).max(printedCodesMax),
      settings: PrintSettings,
    }),
    output: z.object({ task: ExportTask }),
  }),
  printers: call({
    path: '/qruser/console/qrcode/print/printers',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ list: z.array(Printer) }),
  }),
  savePrinter: call({
    path: '/qruser/console/qrcode/print/save_printer',
    creates: true,
    access: 'member',
    input: z.strictObject({
      id: idOf('printer').optional().describe('absent: a new one'),
      name: nameField(30),
      offsetX: offset,
      offsetY: offset,
      leastModule: z
        .literal(ladderModules)
        .nullable()
        .optional()
        .describe('the smallest step of the printed ladder that was read; absent: as it is'),
      phone: z.string().trim().max(phoneNameMax).optional().describe('absent: as it is'),
    }),
    output: Printer,
  }),
  delPrinter: call({
    path: '/qruser/console/qrcode/print/del_printer',
    access: 'member',
    input: z.strictObject({ id: idOf('printer') }),
    output: z.object({ removed: z.int() }),
  }),
  /** A sheet with rulers on which a printer's offsets are read. */
  calibration: call({
    path: '/qruser/console/qrcode/print/calibration',
    access: 'member',
    heavy: true,
    carrier: 'query',
    answer: 'file',
    input: z.strictObject({ printerId: z.coerce.number().int().positive().optional() }),
    output: z.object({ mime: z.string(), body: z.instanceof(Uint8Array), fileName: z.string(), size: z.number() }),
  }),
}
