import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, say } from './fields.ts'
import { StoredFile } from './files.ts'
import {
  AfterSubmission,
  answersById,
  documentAsItIs,
  formAddress,
  answerProof,
  RecordScore,
} from './records-filling.ts'

/** Submissions of a device that one call asks for. */
export const attemptsAtOnce = 100

const recordId = idOf('record')
/** A key that nobody guesses: shorter ones, which programs make up, open nothing. */
const longKey = z.string().regex(/^[\w~.-]{32,200}$/, say('errors.wrongFormat'))
const attempt = longKey
  .optional()
  .describe('the key under which it was handed in; without it, the phone that this browser has proven')

const OwnRecord = z.object({
  id: z.int(),
  number: z.int(),
  serial: z.string().nullable().describe('the number as people read it; null where the form shows none'),
  at: instant,
  edits: z.int(),
  locked: z.boolean().describe('above what the tier of the owner holds: kept, and shown when there is room'),
  redeem: z.object({ code: z.string(), at: instant.nullable() }).nullable(),
  certificate: z.boolean().describe('whether it has a page that can be kept and shown'),
  can: z.object({ change: z.boolean(), remove: z.boolean() }),
})
export type OwnRecord = z.infer<typeof OwnRecord>

const OwnRecordInfo = OwnRecord.extend({
  title: z.string(),
  version: z.int(),
  document: documentAsItIs.describe(
    'the version that was filled in, without what is right in an exam that does not tell it',
  ),
  seed: z.int().nullable(),
  answers: answersById,
  files: z.array(StoredFile).describe('those that document and answers name'),
  score: RecordScore.nullable().describe('of an exam that tells it'),
  person: z.string().describe('what the filler is called; empty where nobody knows'),
  after: AfterSubmission,
})
export type OwnRecordInfo = z.infer<typeof OwnRecordInfo>

export const ownRecordCalls = {
  /** What somebody handed in of a form, the newest first: with the phone that was proven, or from this device. */
  list: call({
    path: '/v/form/mine',
    access: 'public',
    input: z.strictObject({
      id: formAddress,
      attempts: z
        .array(longKey)
        .max(attemptsAtOnce)
        .default([])
        .describe('keys under which this device handed something in: whoever knows one may read what came of it'),
    }),
    output: z.object({ list: z.array(OwnRecord).describe('at most 100 of the phone and 100 of the device') }),
  }),
  read: call({
    path: '/v/form/own_record',
    access: 'public',
    input: z.strictObject({ id: formAddress, recordId, attempt }),
    output: OwnRecordInfo,
  }),
  /** Changes answers by the rules of the form; needs the proven phone under which it was handed in. */
  change: call({
    path: '/v/form/change_own',
    access: 'public',
    input: z.strictObject({
      id: formAddress,
      recordId,
      edits: z
        .int()
        .nonnegative()
        .describe('how often it had been changed when it was read; another number is a conflict'),
      answers: answersById.describe('those that are not named stay; null takes one away'),
      proofs: z
        .array(answerProof)
        .max(20)
        .default([])
        .describe('of phones in the answers that have to be proven, and of people whom WeChat named'),
    }),
    output: OwnRecordInfo,
  }),
  remove: call({
    path: '/v/form/delete_own',
    access: 'public',
    input: z.strictObject({ id: formAddress, recordId }),
    output: z.object({ removed: z.int() }),
  }),
}
