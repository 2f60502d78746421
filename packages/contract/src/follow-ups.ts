import { z } from 'zod'
import { call } from './call.ts'
import { fileId, idOf, instant, listInput, listOf, say } from './fields.ts'
import { StoredFile } from './files.ts'
import { answersById } from './records-filling.ts'
import { followUpStates } from './records.ts'

/** Longest text and most files of one entry. */
export const followUpTextMax = 2_000
export const followUpFilesMax = 9
/** Records that one call follows up. */
export const followedAtOnce = 200

const recordId = idOf('record')

const said = {
  text: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n').trim())
    .max(followUpTextMax)
    .regex(/^(\n|[^\p{Cc}])*$/u, say('errors.wrongFormat'))
    .default(''),
  state: z.enum(followUpStates).optional().describe('sets the state of the record'),
  dueAt: instant.nullable().optional(),
}

/** What somebody of the account said or did about a record. */
export const FollowUp = z.object({
  id: z.int(),
  recordId: z.int(),
  user: z.object({ id: z.int(), name: z.string() }),
  text: z.string(),
  state: z.enum(followUpStates).nullable().describe('what it set the state of the record to; null: nothing'),
  charge: z.object({ id: z.int(), name: z.string() }).nullable().describe('whom it gave the record to; null: nobody'),
  dueAt: instant.nullable().describe('until when it is to be done from then on; null: nothing was said of it'),
  filled: z
    .object({ recordId: z.int(), formId: z.int(), title: z.string(), number: z.int() })
    .nullable()
    .describe('the record of another form that goes on with it from here'),
  files: z.array(StoredFile),
  at: instant,
  can: z.object({ delete: z.boolean() }),
})
export type FollowUp = z.infer<typeof FollowUp>

export const followUpCalls = {
  /** The thread under a record. */
  list: call({
    path: '/qruser/console/sheet_record/list_dealinfo',
    access: 'member',
    input: listInput(['newest', 'oldest'], { recordId }),
    output: listOf(FollowUp),
  }),
  add: call({
    path: '/qruser/console/sheet_record/add_dealinfo',
    creates: true,
    access: 'member',
    input: z
      .strictObject({
        recordId,
        ...said,
        chargeId: z
          .int()
          .positive()
          .nullable()
          .optional()
          .describe('a person of the account; null takes it from everybody'),
        fileIds: z.array(fileId()).max(followUpFilesMax).default([]),
      })
      .refine(
        ({ text, fileIds, state, chargeId, dueAt }) =>
          text !== '' || fileIds.length > 0 || [state, chargeId, dueAt].some((one) => one !== undefined),
        { path: ['text'], ...say('records.followUpEmpty') },
      ),
    output: FollowUp,
  }),
  /** Says the same of several records; all or none. */
  addMany: call({
    path: '/qruser/console/sheet_record/add_dealinfos',
    creates: true,
    access: 'member',
    heavy: true,
    input: z
      .strictObject({
        recordIds: z.array(recordId).min(1, say('qrCodes.selectToDelete')).max(followedAtOnce),
        ...said,
      })
      .refine(({ text, state, dueAt }) => text !== '' || state !== undefined || dueAt !== undefined, {
        path: ['text'],
        ...say('records.followUpEmpty'),
      }),
    output: z.object({ followed: z.int() }),
  }),
  /** Fills in another form that goes on with the record; exams are filled in by whoever opens them. */
  fill: call({
    path: '/qruser/console/sheet_record/fill_dealinfo',
    creates: true,
    access: 'member',
    bodyLimit: 1024 * 1024,
    input: z.strictObject({
      recordId,
      formId: idOf('form'),
      formVersion: z
        .int()
        .positive()
        .max(2 ** 31 - 1)
        .describe('the one that was filled in'),
      answers: answersById,
    }),
    output: FollowUp,
  }),
  /** Whom a record can be given to: everybody who works in the account. */
  people: call({
    path: '/qruser/console/sheet_record/people',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ list: z.array(z.object({ id: z.int(), name: z.string() })) }),
  }),
  /** By whoever wrote it, and by who may delete records. The state is that of the entry before again. */
  del: call({
    path: '/qruser/console/sheet_record/del_dealinfo',
    access: 'member',
    input: z.strictObject({ id: idOf('followUp') }),
    output: z.object({ removed: z.int() }),
  }),
}
