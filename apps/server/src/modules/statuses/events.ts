import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** The status of these codes changed, or how it is called; which item each has now is read from its module. */
export const statusChanged = defineEvent(
  'status.changed',
  z.object({ accountId: z.int(), statusId: z.int(), qrCodeIds: z.array(z.string()) }),
)

/** Codes came into an item by one deed, or (`itemId` null) into none; `changeId` is the first of its changes. */
export const statusSet = defineEvent(
  'status.set',
  z.object({
    accountId: z.int(),
    statusId: z.int(),
    itemId: z.int().nullable(),
    changeId: z.int(),
    qrCodeIds: z.array(z.string()),
  }),
)
