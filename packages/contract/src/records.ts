import type { Component } from '@matai/form-kit/schema'
import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, qrCodeId, say } from './fields.ts'
import { StoredFile } from './files.ts'
import { approvalStates } from './record-approvals.ts'
import { answersById, documentAsItIs, RecordScore } from './records-filling.ts'

/** Records that one call deletes. */
export const recordsAtOnce = 1_000
/** Records that the search of the frame shows at a time. */
export const recordsFoundAtOnce = 5
/** What a list of records is narrowed by at a time. */
export const answerFiltersMax = 12

/** What is asked of an answer, as conditions of a form ask it. */
export const answerComparisons = ['filled', 'blank', 'is', 'begins', 'contains', 'atLeast', 'atMost'] as const

const formId = idOf('form')
const id = idOf('record')

export const AnswerFilter = z.strictObject({
  component: z.string().regex(/^[a-zA-Z0-9][\w-]{0,31}$/, say('errors.wrongFormat')),
  comparison: z.enum(answerComparisons),
  value: z
    .string()
    .max(200)
    .default('')
    .describe('id of an option, text, number, or local time as `2026-03-02`, `2026-03-02T09:30`, `09:30`'),
})
export type AnswerFilter = z.infer<typeof AnswerFilter>

/** How far people are with a record (specification, section 4). */
export const followUpStates = ['pending', 'inProgress', 'done', 'noNeed'] as const
export type FollowUpState = (typeof followUpStates)[number]

export const RecordItem = z.object({
  id: z.int(),
  formId: z.int(),
  version: z.int().describe('the version of the form that was filled in'),
  number: z.int(),
  period: z.string().describe('in which the number counts'),
  at: instant,
  filler: z.object({ id: z.int(), name: z.string() }).nullable().describe('null: nothing is known of who it was'),
  qrCodeId: z.string().nullable(),
  score: RecordScore.nullable(),
  locked: z.boolean().describe('above what the tier holds: kept, and shown when there is room'),
  edits: z.int(),
  followUp: z.enum(followUpStates),
  charge: z.object({ id: z.int(), name: z.string() }).nullable().describe('the person in charge'),
  dueAt: instant.nullable().describe('until when it is to be followed up'),
  approval: z.enum(approvalStates),
  approvalLevel: z.int().describe('the level of approval that it waits for, from 1; 0: none'),
  redeem: z
    .object({
      code: z.string(),
      at: instant.nullable(),
      user: z.object({ id: z.int(), name: z.string() }).nullable().describe('who redeemed it'),
    })
    .nullable()
    .describe('null: it has no redeem code'),
  sourceId: z.int().nullable().describe('the record of another form that it continues'),
  answers: answersById.describe('by the ids of components; empty while locked'),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type RecordItem = z.infer<typeof RecordItem>

const RecordChange = z.object({
  id: z.int(),
  at: instant,
  user: z.object({ id: z.int(), name: z.string() }),
  before: answersById.describe('answers that changed; missing where there was none'),
  after: answersById,
})

export const FormRecord = RecordItem.extend({
  document: documentAsItIs.describe('the version that was filled in'),
  files: z.array(StoredFile).describe('those that the answers name'),
  history: z.array(RecordChange).describe('the newest first'),
})
export type FormRecord = z.infer<typeof FormRecord>

const FillerItem = z.object({
  id: z.int(),
  formId: z.int(),
  facts: z
    .record(z.string(), z.string())
    .describe('name, phone, wechat, idcard, age, sex, employeeId, carNumber: those that were answered last'),
  records: z.int(),
  firstAt: instant,
  lastAt: instant,
})
export type FillerItem = z.infer<typeof FillerItem>

const removed = z.object({ removed: z.int() })
export const recordSorts = ['newest', 'oldest'] as const

/** What records of a form are narrowed to. */
export const recordFilters = {
  answers: z.array(AnswerFilter).max(answerFiltersMax).optional().describe('all of them hold'),
  fillerId: idOf('filler').optional(),
  qrCodeId: qrCodeId().optional(),
  directoryId: idOf('directory').optional().describe('of the live codes that led to the form, with its subdirectories'),
  followUp: z.enum(followUpStates).optional(),
  chargeId: z.int().positive().optional().describe('the person in charge'),
  approval: z.enum(approvalStates).optional(),
  tenth: z
    .int()
    .min(0)
    .max(9)
    .optional()
    .describe('of the points of an exam, as its report counts them: 0 none up to a tenth, 9 above nine tenths'),
  passed: z.boolean().optional().describe('an exam'),
  late: z.literal(true).optional().describe('not followed up to the end when it was due'),
  from: instant.optional(),
  until: instant.optional().describe('this moment no longer belongs to it'),
}

export const recordCalls = {
  /** Where a form is filled; made when it is first asked for. */
  address: call({
    path: '/qruser/console/sheet_record/address',
    access: 'member',
    input: z.strictObject({ formId }),
    output: z.object({
      id: z.string(),
      path: z.string().describe('on the host of the printed codes'),
      url: z.string().describe('the whole address, as it is printed'),
    }),
  }),
  /** Search. `keyword` finds a number, and answers that begin with it. */
  search: call({
    path: '/qruser/console/sheet_record/record_from_es',
    access: 'member',
    input: listInput(recordSorts, { formId, ...recordFilters }),
    output: listOf(RecordItem),
  }),
  /**
   * While somebody types: records of any form, by their number, by how an answer begins, and by a word within the answers
   * of the newest ones. Of answers that the caller may not read none is looked through.
   */
  find: call({
    path: '/qruser/console/sheet_record/find',
    access: 'member',
    input: z.strictObject({ keyword: z.string().trim().min(1).max(100) }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.int(),
          formId: z.int(),
          title: z.string().describe('of the form'),
          number: z.int(),
          at: instant,
          text: z.string().describe('the answer that was found; empty where it was the number'),
        }),
      ),
    }),
  }),
  /** Questions of its last published versions that a form no longer has, the last ones first; each as it was then. */
  formerQuestions: call({
    path: '/qruser/console/sheet_record/former_questions',
    access: 'member',
    input: z.strictObject({ formId }),
    output: z.object({
      list: z.array(z.unknown().describe('a component of form-kit') as z.ZodType<Component, unknown>),
    }),
  }),
  recordInfo: call({
    path: '/qruser/console/sheet_record/record_info',
    access: 'member',
    input: z.strictObject({ id }),
    output: FormRecord,
  }),
  /** Answers of questions that are not named stay; null takes one away. */
  editRecord: call({
    path: '/qruser/console/sheet_record/edit_record',
    access: flag('editRecord'),
    input: z.strictObject({
      id,
      edits: z
        .int()
        .nonnegative()
        .describe('how often it had been edited when it was read; another number is a conflict'),
      answers: answersById,
    }),
    output: FormRecord,
  }),
  /** Redeems the code of a record: once, however many try. */
  writeCode: call({
    path: '/qruser/console/sheet_record/write_code',
    access: 'member',
    input: z.strictObject({ code: z.string().max(40).describe('as it was read or typed') }),
    output: RecordItem,
  }),
  /** Takes redeem codes away; those that were redeemed stay. */
  delWriteCode: call({
    path: '/qruser/console/sheet/del_write_code',
    access: flag('editRecord'),
    input: z.strictObject({ formId, recordIds: z.array(id).min(1, say('qrCodes.selectToDelete')).max(recordsAtOnce) }),
    output: removed,
  }),
  deleteRecord: call({
    path: '/qruser/console/sheet_record/delete_record',
    access: flag('deleteRecord'),
    input: z.strictObject({ id }),
    output: removed,
  }),
  /** All or none. */
  batchDelete: call({
    path: '/qruser/console/sheet_record/batch_delete',
    access: flag('deleteRecord'),
    input: z.strictObject({ ids: z.array(id).min(1, say('qrCodes.selectToDelete')).max(recordsAtOnce) }),
    output: removed,
  }),
  /** Those records that are of this form; others are left alone. */
  delByRecordId: call({
    path: '/qruser/console/sheet_record/del_by_record_id',
    access: flag('deleteRecord'),
    input: z.strictObject({ formId, recordIds: z.array(id).min(1, say('qrCodes.selectToDelete')).max(recordsAtOnce) }),
    output: removed,
  }),
  /** Who filled a form. `keyword` finds what begins with it. */
  userlist: call({
    path: '/qruser/console/sheet_record/userlist',
    access: 'member',
    input: listInput(recordSorts, { formId }),
    output: listOf(FillerItem),
  }),
  getUserinfo: call({
    path: '/qruser/console/sheet_record/get_userinfo',
    access: 'member',
    input: z.strictObject({ id: idOf('filler') }),
    output: FillerItem,
  }),
}
