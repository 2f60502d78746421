import { z } from 'zod'
import { errorCodes } from './error-codes.ts'

/** Longest key of a call that makes something. */
export const idempotencyKeyMax = 200

/** One fault of an input: where it is, as keys and indexes from the top, and what is wrong in the caller's language. */
export const Issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** What a failed call says in `data`, by error code: 1001 issues and, of pictures, repair, 1003 scope (of keys), 1004 needs, 1005 limit and used, 1006 qrCodeId, 1007 retryAfter (seconds). */
export const FailureData = z
  .object({
    issues: z.array(Issue),
    needs: z.number().int(),
    limit: z.number(),
    used: z.number(),
    retryAfter: z.number(),
    requestId: z.string(),
    qrCodeId: z.string(),
    /** Of a key that may not call: the scope that it lacks. */
    scope: z.string(),
    /** Of a workbook whose columns stand in another order, or are others. */
    canMatchByHeader: z.boolean(),
    sheet: z.string(),
    otherSheets: z.array(z.string()),
    missing: z.array(z.string()),
    unknown: z.array(z.string()),
    /** Of a code that would not scan: the fields of its style, or of its print, that would make it pass. */
    repair: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .partial()
export type FailureData = z.infer<typeof FailureData>

export const Failure = z.object({
  code: z.literal(Object.values(errorCodes).filter((value) => value !== 0)),
  msg: z.string(),
  data: FailureData.nullable(),
})
export type Failure = z.infer<typeof Failure>

export interface Success<Data> {
  code: 0
  msg: ''
  data: Data
}

export type Envelope<Data> = Success<Data> | Failure
