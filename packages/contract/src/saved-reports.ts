import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, nameField, say } from './fields.ts'
import { AnswerFilter, answerFiltersMax, followUpStates, recordFilters } from './records.ts'

/** Saved reports of a form, people to whom one is mailed, and the longest name. */
export const savedReportsMax = 20
export const reportReadersMax = 20
export const savedReportNameMax = 40

/** Days that a report is about; all but the last move on with the calendar of the account's zone. */
export const reportSpans = ['all', 'last7Days', 'last30Days', 'lastWeek', 'thisMonth', 'lastMonth', 'days'] as const
export type ReportSpan = (typeof reportSpans)[number]
export const reportRhythms = ['day', 'week', 'month'] as const

const day = z.iso.date(say('errors.wrongFormat'))

/** What a report is asked for, as it is saved. */
export const ReportQuery = z.strictObject({
  span: z.enum(reportSpans).default('all'),
  from: day.nullable().default(null).describe('the first day, of the span `days`'),
  until: day.nullable().default(null).describe('the last day, which belongs to it'),
  compare: z.boolean().default(false).describe('beside as many days right before'),
  answers: z.array(AnswerFilter).max(answerFiltersMax).default([]),
  followUp: z.enum(followUpStates).nullable().default(null),
  qrCodeId: recordFilters.qrCodeId.unwrap().nullable().default(null),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** When a report is mailed, by the clock of the account's zone. */
const schedule = z.strictObject({
  every: z.enum(reportRhythms),
  on: z.int().min(1).max(31).default(1).describe('of a week 1 to 7 from Monday; of a month the day, at most its last'),
  hour: z.int().min(0).max(23).default(8),
})
export type ReportSchedule = z.infer<typeof schedule>

export const SavedReport = z.object({
  id: z.int(),
  version: z.int(),
  formId: z.int(),
  name: z.string(),
  query: ReportQuery,
  schedule: schedule.nullable(),
  readers: z.array(z.object({ id: z.int(), name: z.string() })).describe('to whom it is mailed'),
  nextAt: instant.nullable().describe('when it is mailed next'),
  sharedAt: instant.nullable().describe('since when there is a page that everybody with its address reads'),
  can: z.object({ edit: z.boolean(), share: z.boolean() }),
})
export type SavedReport = z.infer<typeof SavedReport>

const formId = idOf('form')
const id = idOf('savedReport')

export const savedReportCalls = {
  list: call({
    path: '/qruser/console/sheet_record/report_list',
    access: 'member',
    input: z.strictObject({ formId }),
    output: z.object({ list: z.array(SavedReport) }),
  }),
  /** A new one; with `id` one is changed, by whoever made it and by administrators. */
  save: call({
    path: '/qruser/console/sheet_record/report_save',
    creates: true,
    access: 'member',
    input: z.strictObject({
      id: id.optional(),
      version: z.int().positive().optional().describe('the one that was read; another is a conflict'),
      formId,
      name: nameField(savedReportNameMax),
      query: ReportQuery,
    }),
    output: SavedReport,
  }),
  del: call({
    path: '/qruser/console/sheet_record/report_del',
    access: 'member',
    input: z.strictObject({ id }),
    output: z.object({ removed: z.int() }),
  }),
  /** Mails it to people of the account from now on; null ends that. */
  mail: call({
    path: '/qruser/console/sheet_record/report_mail',
    access: 'admin',
    input: z.strictObject({
      id,
      schedule: schedule.nullable(),
      userIds: z.array(z.int().positive()).max(reportReadersMax).default([]),
    }),
    output: SavedReport,
  }),
  /** Makes a page of it that everybody with its address reads, without signing in; each time at a new address. */
  share: call({
    path: '/qruser/console/sheet_record/report_share',
    creates: true,
    access: 'admin',
    input: z.strictObject({ id }),
    output: z.object({ url: z.string().describe('told this once only') }),
  }),
  /** The page is no more. */
  unshare: call({
    path: '/qruser/console/sheet_record/report_unshare',
    access: 'admin',
    input: z.strictObject({ id }),
    output: SavedReport,
  }),
}
