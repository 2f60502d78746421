import { z } from 'zod'
import { call } from './call.ts'
import { idOf, say } from './fields.ts'

/** Blocks of a layout, and letters of a text that stands in one. */
export const paperBlocksMax = 30
export const paperTextMax = 500
export const signLinesMax = 4

/** What a record on paper is put together from; each stands in one row of its own, in the order of the layout. */
export const paperBlockKinds = [
  'letterhead',
  'title',
  'facts',
  'answers',
  'pictures',
  'signatures',
  'approval',
  'followUps',
  'evidence',
  'text',
  'signLines',
] as const
export type PaperBlockKind = (typeof paperBlockKinds)[number]

const columns = z.int().min(1).max(3)

export const PaperBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('letterhead') }),
  z.strictObject({ kind: z.literal('title') }),
  z.strictObject({ kind: z.literal('facts'), columns: columns.default(2) }),
  z.strictObject({
    kind: z.literal('answers'),
    columns: columns.default(1),
    components: z
      .array(z.string().min(1).max(40))
      .max(200)
      .default([])
      .describe('questions by their ids, in the order of the form; none: all that no other block of answers names'),
  }),
  z.strictObject({ kind: z.literal('pictures'), columns: z.int().min(1).max(4).default(3) }),
  z.strictObject({ kind: z.literal('signatures') }),
  z.strictObject({ kind: z.literal('approval') }),
  z.strictObject({ kind: z.literal('followUps') }),
  z.strictObject({ kind: z.literal('evidence') }),
  z.strictObject({
    kind: z.literal('text'),
    text: z.string().trim().min(1, say('recordLayouts.textMissing')).max(paperTextMax),
  }),
  z.strictObject({
    kind: z.literal('signLines'),
    labels: z.array(z.string().trim().max(20)).min(1).max(signLinesMax).describe('beside lines to sign on by hand'),
  }),
])
export type PaperBlock = z.infer<typeof PaperBlock>

const formId = idOf('form')
const blocks = z.array(PaperBlock).min(1, say('recordLayouts.blocksMissing')).max(paperBlocksMax)

export const RecordLayout = z.object({
  version: z.int().describe('0 before it was first set'),
  blocks: z.array(PaperBlock).nullable().describe('null: the plain one'),
  questions: z.array(z.object({ id: z.string(), title: z.string() })).describe('that can stand in a block of answers'),
})
export type RecordLayout = z.infer<typeof RecordLayout>

export const recordLayoutCalls = {
  /** How records of a form are laid out on paper. */
  get: call({
    path: '/pdfapi/layout/get',
    access: 'member',
    input: z.strictObject({ formId }),
    output: RecordLayout,
  }),
  /** For PDFs of one record and of many from now on; null is the plain layout again. */
  set: call({
    path: '/pdfapi/layout/set',
    access: 'member',
    input: z.strictObject({
      formId,
      version: z.int().nonnegative().optional().describe('the one that was read; another is a conflict'),
      blocks: blocks.nullable(),
    }),
    output: RecordLayout,
  }),
  /** The newest record as it would stand on paper; without a record the form with blank answers. */
  preview: call({
    path: '/pdfapi/layout/preview',
    access: 'member',
    heavy: true,
    input: z.strictObject({ formId, blocks: blocks.nullable() }),
    output: z.object({ pages: z.array(z.string().describe('an SVG')), count: z.int().describe('of all pages') }),
  }),
}
