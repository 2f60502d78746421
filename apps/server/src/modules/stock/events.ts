import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** The stock of a code fell below its minimum: heard in the transaction of the move that did it. */
export const stockLow = defineEvent(
  'stock.low',
  z.object({
    accountId: z.int(),
    qrCodeId: z.string(),
    moveId: z.int(),
    quantity: z.string(),
    minimum: z.string(),
    unit: z.string(),
  }),
)
