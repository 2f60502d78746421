import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant } from './fields.ts'

/** What is found out about a record: `missing` is gone without a sealed deletion, `unproven` was never sealed. */
export const recordEvidenceStates = ['intact', 'differs', 'missing', 'removed', 'unproven'] as const

/** What of a record can differ from what was sealed of it. */
export const recordEvidenceParts = ['answers', 'edits', 'followUps', 'decisions', 'chain'] as const

export const RecordEvidence = z.object({
  recordId: z.int(),
  state: z.enum(recordEvidenceStates),
  differs: z.array(z.enum(recordEvidenceParts)).describe('what of it is not what was sealed'),
  period: z.string(),
  number: z.int(),
  madeAt: instant.nullable(),
  changedAt: instant.nullable(),
  edits: z.int(),
  followUps: z.int(),
  decisions: z.int(),
  fingerprint: z.string().describe('sixteen letters of the seal, to be compared by eye'),
})
export type RecordEvidence = z.infer<typeof RecordEvidence>

/** Links of a chain that one call walks. */
export const linksAtOnce = 5_000

export const recordEvidenceCalls = {
  /** Whether a record and its edits are what was sealed. */
  ofRecord: call({
    path: '/qruser/console/sheet_record/evidence_of_record',
    access: 'member',
    input: z.strictObject({ id: idOf('record') }),
    output: RecordEvidence.extend({ path: z.string().describe('of the public page that says the same') }),
  }),
  /** Walks a piece of the chain of a form's records, from a place on. */
  ofForm: call({
    path: '/qruser/console/sheet_record/evidence_of_form',
    access: 'member',
    heavy: true,
    input: z.strictObject({
      formId: idOf('form'),
      after: z
        .int()
        .nonnegative()
        .max(2 ** 31 - 1)
        .default(0)
        .describe('the place that was reached before; 0 is the beginning'),
    }),
    output: z.object({
      reached: z.int(),
      isEnd: z.boolean(),
      isTorn: z.boolean().describe('links were taken out'),
      unproven: z.int().describe('records of the form without any link; told with the last piece'),
      differing: z.array(RecordEvidence).describe('records that differ from what was sealed, or are gone'),
    }),
  }),
}
