import { approvalStates, followUpStates } from '@matai/contract'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** Which record it is, and what a message about it names: its number in the form, the code that it was filled in from. */
const record = {
  accountId: z.int(),
  formId: z.int(),
  recordId: z.int(),
  number: z.int(),
  qrCodeId: z.string().nullable(),
}

/** A form was filled in: heard in the transaction in which the record is written. */
export const recordMade = defineEvent(
  'record.made',
  z.object({
    ...record,
    version: z.int(),
    /** By how much the stock of the code moves; decimal, below zero for out. */
    movements: z.array(z.string()),
    /** Statuses of the code that chosen options set. */
    statusChanges: z.array(z.object({ status: z.int(), item: z.int() })),
  }),
)

/** Answers of a record were edited, by somebody of the account or (`userId` 0) by who filled it in. */
export const recordChanged = defineEvent('record.changed', z.object({ ...record, userId: z.int() }))

/** Somebody wrote about a record, and perhaps said how far it is, who is in charge, and until when. */
export const recordFollowedUp = defineEvent(
  'record.followedUp',
  z.object({
    ...record,
    followUpId: z.int(),
    userId: z.int(),
    /** How far it is since then; null when that stays as it was. */
    state: z.enum(followUpStates).nullable(),
    /** Who is in charge since then; null when nobody was named. */
    chargeId: z.int().nullable(),
  }),
)

/** Somebody decided at one level of an approval. */
export const recordDecided = defineEvent(
  'record.decided',
  z.object({
    ...record,
    userId: z.int(),
    level: z.int(),
    approved: z.boolean(),
    /** What the record is since then: `waiting` while a further level decides. */
    approval: z.enum(approvalStates),
  }),
)

/** Records are gone for good. */
export const recordsRemoved = defineEvent(
  'record.removed',
  z.object({ accountId: z.int(), formId: z.int(), recordIds: z.array(z.int()) }),
)
