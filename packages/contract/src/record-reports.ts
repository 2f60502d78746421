import type { ReportValue } from '@matai/form-kit/report'
import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf } from './fields.ts'
import { recordFilters } from './records.ts'

/** Records that a report looks through, the newest first. */
export const reportedRecordsMax = 10_000

const value = z.unknown().describe('the report of form-kit; its shape says how it is drawn') as z.ZodType<
  ReportValue,
  unknown
>

export const FormReport = z.object({
  records: z.int().describe('how many the answers below are of: the newest, where there are more'),
  isPart: z.boolean(),
  days: z.array(z.object({ date: z.string(), count: z.int() })).describe('records of each day of the last 30'),
  exam: z
    .object({
      answered: z.int(),
      passed: z.int(),
      mean: z.number().describe('percent of the points that could be had'),
      steps: z.array(z.int()).length(10).describe('how many had up to 10 %, up to 20 %, … of the points'),
    })
    .nullable()
    .describe('of records with points; null where there are none'),
  questions: z.array(z.object({ component: z.string(), type: z.string(), title: z.string(), value })),
})
export type FormReport = z.infer<typeof FormReport>

/** How much a form is filled in. */
export const FormFigures = z.object({
  formId: z.int(),
  title: z.string(),
  number: z.int(),
  records: z.int(),
  today: z.int().describe('in the zone of the account'),
  week: z.int().describe('in the last seven days'),
  lastAt: instant.nullable(),
})
export type FormFigures = z.infer<typeof FormFigures>

export const recordReportCalls = {
  /** What was answered, question by question, in the words of the form as it is now. */
  getReport: call({
    path: '/qruser/console/sheet_record/get_report',
    access: 'member',
    heavy: true,
    input: z.strictObject({
      formId: idOf('form'),
      ...recordFilters,
    }),
    output: FormReport,
  }),
  /** Forms with how much they are filled in. */
  getSheetReportList: call({
    path: '/qruser/console/sheet_record/get_sheet_report_list',
    access: 'member',
    input: listInput(['newest', 'oldest', 'name'], {}),
    output: listOf(FormFigures),
  }),
}
