import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

const record = { accountId: z.int(), formId: z.int(), recordId: z.int() }

/** A form was filled in: heard in the transaction in which the record is written. */
export const recordMade = defineEvent(
  'record.made',
  z.object({
    ...record,
    version: z.int(),
    number: z.int(),
    qrCodeId: z.string().nullable(),
    /** By how much the stock of the code moves; decimal, below zero for out. */
    movements: z.array(z.string()),
    /** Statuses of the code that chosen options set. */
    statusChanges: z.array(z.object({ status: z.int(), item: z.int() })),
  }),
)

/** Answers of a record were edited in the console. */
export const recordChanged = defineEvent('record.changed', z.object({ ...record, userId: z.int() }))

/** Records are gone for good. */
export const recordsRemoved = defineEvent(
  'record.removed',
  z.object({ accountId: z.int(), formId: z.int(), recordIds: z.array(z.int()) }),
)
