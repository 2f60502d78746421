import { z } from 'zod'
import { call } from './call.ts'
import { ExportTask } from './exports.ts'
import { idOf, instant, listInput, listOf, listQuery, nameField, qrCodeId, say } from './fields.ts'

/** Live codes whose stock one call sets. */
export const stockCodesAtOnce = 1_000
/** Longest unit of a stock. */
export const stockUnitMax = 20

/** A decimal with at most 12 digits before the point and 4 behind it. */
const decimal = z
  .string()
  .trim()
  .regex(/^-?\d{1,12}(\.\d{1,4})?$/, say('errors.wrongFormat'))
const notNegative = decimal.refine((number) => !number.startsWith('-'), say('stock.negative'))

/** What is in stock at a live code. Amounts are decimals as text. */
export const Stock = z.object({
  qrCode: z.object({ id: z.string(), name: z.string(), directory: z.string() }),
  unit: z.string(),
  inForm: z.object({ id: z.int(), title: z.string() }),
  outForm: z.object({ id: z.int(), title: z.string() }),
  quantity: z.string(),
  minimum: z.string().nullable(),
  low: z.boolean().describe('below its minimum'),
  mayGoBelow: z.boolean().describe('below zero, that is'),
  price: z.string().nullable().describe('of one unit'),
  value: z.string().nullable().describe('quantity times price'),
  movedAt: instant.nullable(),
})
export type Stock = z.infer<typeof Stock>

export const stockMoveKinds = ['begin', 'record', 'correction'] as const

export const StockMove = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(stockMoveKinds),
  amount: z.string().describe('below zero for out'),
  after: z.string(),
  user: z.object({ id: z.int(), name: z.string() }).nullable().describe('null: an answer of a form'),
  recordId: z.int().nullable(),
  formId: z.int().nullable(),
  reason: z.string(),
})
export type StockMove = z.infer<typeof StockMove>

const ids = z.array(qrCodeId()).min(1, say('stock.selectToStock')).max(stockCodesAtOnce)
const filters = {
  low: z.boolean().optional().describe('true: only those below their minimum'),
  formId: idOf('form').optional(),
  directoryId: idOf('directory').optional().describe('with all below'),
}

export const stockCalls = {
  /** Gives codes a stock, or sets how theirs is kept; what is there already stays. */
  set: call({
    path: '/qruser/console/qrcode/batch_set_inventory',
    access: 'member',
    input: z.strictObject({
      ids,
      unit: nameField(stockUnitMax, 'stock.unitMissing'),
      inFormId: idOf('form'),
      outFormId: idOf('form'),
      minimum: notNegative.nullable().default(null),
      mayGoBelow: z.boolean().default(false),
      price: notNegative.nullable().default(null),
    }),
    output: z.object({ changed: z.int(), created: z.int() }),
  }),
  list: call({
    path: '/qruser/console/qrcode/inventory_list',
    access: 'member',
    input: listInput(['newest', 'oldest'], filters),
    output: listOf(Stock).extend({
      worth: z.string().nullable().describe('of all that fit, those without a price left out; null: none has one'),
    }),
  }),
  log: call({
    path: '/qruser/console/qrcode/inventory_log',
    access: 'member',
    input: listInput(['newest'], { qrCodeId: qrCodeId() }),
    output: listOf(StockMove),
  }),
  /** Somebody counted: the quantity is this one from now on. */
  correct: call({
    path: '/qruser/console/qrcode/correct_inventory',
    access: 'member',
    input: z.strictObject({ qrCodeId: qrCodeId(), quantity: decimal, reason: nameField(200, 'stock.reasonMissing') }),
    output: Stock,
  }),
  /** Takes the stock of codes away; its log stays. */
  remove: call({
    path: '/qruser/console/qrcode/remove_inventory',
    access: 'member',
    input: z.strictObject({ ids }),
    output: z.object({ removed: z.int() }),
  }),
  /** All that the list shows, as a workbook. */
  export: call({
    path: '/qruser/console/export/qrcode_inventory',
    creates: true,
    access: 'member',
    input: z.strictObject({ keyword: listQuery.keyword, filters: z.strictObject(filters).prefault({}) }),
    output: z.object({ task: ExportTask }),
  }),
}
