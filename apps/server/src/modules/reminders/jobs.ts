import { reminderMoments } from '@matai/contract'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** What happened, as it waits for the job that tells of it. `key` names it for ever. */
export const Occasion = z.discriminatedUnion('event', [
  z.object({
    event: z.enum(['record', 'recordChanged', 'recordState', 'recordDecided']),
    key: z.string(),
    formId: z.int(),
    recordId: z.int(),
    number: z.int(),
    qrCodeId: z.string().nullable(),
    /** How far it is since then, or how it was decided; empty where neither is meant. */
    state: z.string(),
  }),
  z.object({
    event: z.literal('recordDue'),
    key: z.string(),
    formId: z.int(),
    recordId: z.int(),
    number: z.int(),
    qrCodeId: z.string().nullable(),
    /** So long before it is due. */
    hours: z.int(),
    dueAt: z.iso.datetime(),
  }),
  z.object({
    event: z.literal('status'),
    key: z.string(),
    statusId: z.int(),
    /** null: the codes do not have the status any more, or are in none of its items. */
    itemId: z.int().nullable(),
    qrCodeId: z.string(),
    codes: z.int(),
  }),
  z.object({
    event: z.literal('plan'),
    key: z.string(),
    planId: z.int(),
    moment: z.enum(reminderMoments),
    /** Of overdue: so long after it closed. */
    hours: z.int().optional(),
    /** Codes that are still to be checked. */
    open: z.int(),
    closesAt: z.iso.datetime(),
    people: z.array(z.int()),
    /** Absent in jobs of a version before. */
    groupIds: z.array(z.int()).default([]),
  }),
  z.object({
    event: z.literal('coupon'),
    key: z.string(),
    couponId: z.int(),
    code: z.string(),
  }),
  z.object({
    event: z.literal('stock'),
    key: z.string(),
    qrCodeId: z.string(),
    quantity: z.string(),
    minimum: z.string(),
    unit: z.string(),
  }),
  z.object({
    event: z.literal('limit'),
    key: z.string(),
    limit: z.string(),
    used: z.number(),
    most: z.number(),
  }),
])
export type Occasion = z.infer<typeof Occasion>

const accountId = z.int()

/** Says whom rules mean by what happened, and writes down what each of them gets. */
export const tellHappened = defineJob({
  name: 'reminders:happened',
  payload: z.object({ accountId, occasion: Occasion }),
})

/** Sends messages to one person by one way as one. */
export const sendReminders = defineJob({
  name: 'reminders:send',
  payload: z.object({ accountId, ids: z.array(z.int()) }),
})

/** Asks the reader of an address whether messages may come. */
export const askReceiver = defineJob({
  name: 'reminders:ask',
  payload: z.object({ accountId, id: z.int(), by: z.enum(['mail', 'sms']), origin: z.string() }),
})

/** Sends what has waited long enough, and gives up what somebody took on and never settled. */
export const turnReminders = defineJob({ name: 'reminders:turn', payload: z.looseObject({}), schedule: '* * * * *' })

/** Removes messages from the log that are older than 90 days. */
export const purgeReminders = defineJob({ name: 'reminders:purge', payload: z.looseObject({}), schedule: '17 3 * * *' })
