import { z } from 'zod'
import { call } from './call.ts'
import { startedTask } from './exports.ts'
import { idOf, instant, listQuery, say } from './fields.ts'
import { recordFilters, recordSorts } from './records.ts'

export const sheetFormats = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** Most records that can be named one by one. */
export const exportRecordsMax = 5_000

const formId = idOf('form')
const format = z.enum(sheetFormats).default('xlsx')

/** Which records of a form: either `ids` or `list`; with neither all of them, the newest first. */
const chosen = {
  formId,
  ids: z
    .array(idOf('record'))
    .min(1, say('exports.selectToDownload'))
    .max(exportRecordsMax, say('exports.selectToDownload'))
    .optional(),
  list: z
    .strictObject({
      keyword: listQuery.keyword,
      sort: z.enum(recordSorts).default('newest'),
      filters: z.strictObject(recordFilters).prefault({}),
    })
    .optional()
    .describe('all that the list shows with these filters'),
}

export const recordExportCalls = {
  /**
   * Records with a column for each question, over all versions of the form. With `media` a zip, in which files are
   * called `{record}-{question}-{n}`. How far back it goes depends on the tier.
   */
  records: call({
    path: '/qruser/console/export/sheetrecord_list',
    creates: true,
    access: 'member',
    input: z.strictObject({
      ...chosen,
      format,
      media: z.boolean().default(false).describe('with pictures, recordings and files, which not all tiers have'),
    }),
    output: startedTask,
  }),
  /** Who filled a form. */
  fillers: call({
    path: '/qruser/console/export/sheetuser_list',
    creates: true,
    access: 'member',
    input: z.strictObject({ formId, format }),
    output: startedTask,
  }),
  /** One record on paper, with the account's letterhead and a code that leads to its evidence. */
  pdfRecord: call({
    path: '/pdfapi/export/pdf_record',
    creates: true,
    access: 'member',
    input: z.strictObject({ recordId: idOf('record') }),
    output: startedTask,
  }),
  /** Records on paper, each beginning on a page of its own. */
  pdfAllRecord: call({
    path: '/pdfapi/export/pdf_all_record',
    creates: true,
    access: 'member',
    input: z.strictObject(chosen),
    output: startedTask,
  }),
  /** That records were deleted because their time was over: how many, from when to when, with the end of the chain. */
  pdfDisposal: call({
    path: '/pdfapi/export/pdf_disposal',
    creates: true,
    access: 'member',
    input: z.strictObject({ disposalId: idOf('disposal') }),
    output: startedTask,
  }),
  /** The report of a form, question by question, narrowed as the report itself is. */
  reports: call({
    path: '/qruser/console/export/sheet_report_list',
    creates: true,
    access: 'member',
    input: z.strictObject({
      formId,
      format,
      filters: z.strictObject(recordFilters).prefault({}),
      before: z
        .strictObject({ from: instant, until: instant })
        .optional()
        .describe('a stretch whose figures stand beside those of `filters`'),
    }),
    output: startedTask,
  }),
}
