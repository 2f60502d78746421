import { downloadSizes } from '@matai/qr'
import { z } from 'zod'
import { call } from './call.ts'
import { instant, listInput, listOf, listQuery, qrCodeId, say } from './fields.ts'
import { QrCodeFilters, qrCodeSorts } from './qr-codes.ts'

export const exportKinds = [
  'codesZip',
  'accountData',
  'labelPdf',
  'codesExcel',
  'urlsExcel',
  'records',
  'fillers',
  'formReport',
  'couponExcel',
  'couponZip',
  'couponPdf',
  'groupPdf',
  'stockExcel',
  'planExcel',
  'planPdf',
  'recordsPdf',
  'disposalPdf',
  'archive',
] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type ExportState = (typeof exportStates)[number]

/** Most live codes that can be named one by one. */
export const exportIdsMax = 5_000
/** Most live codes of one zip. */
export const exportCodesMax = 20_000
/** Most live codes of one workbook with their addresses. */
export const exportUrlsMax = 100_000
/** Most tasks of one person that wait or run. */
export const exportOpenMax = 5
/** Days that the file of a task is kept. */
export const exportKeptDays = 7
/** Longest pattern of file names. */
export const namePatternMax = 100

/** Long work that goes on without whoever asked for it, with the file that comes out. */
export const ExportTask = z.object({
  id: z.int(),
  kind: z.enum(exportKinds),
  state: z.enum(exportStates),
  done: z.int().describe('how much of `total` is done: live codes, or steps of the account’s data'),
  total: z.int(),
  problem: z.string().describe('why it failed, or what was left out of its file; empty without a problem'),
  fileName: z.string(),
  size: z.number().describe('bytes of the file'),
  createdAt: instant,
  finishedAt: instant.nullable(),
  expiresAt: instant.nullable().describe('when the file is removed'),
})
export type ExportTask = z.infer<typeof ExportTask>

const id = z.int().positive()
/** What a call answers that starts one. */
export const startedTask = z.object({ task: ExportTask })

/** Which live codes: either `ids` or `list`. */
const chosen = {
  ids: z
    .array(qrCodeId())
    .min(1, say('exports.selectToDownload'))
    .max(exportIdsMax, say('exports.tooManyIds'))
    .optional(),
  list: z
    .strictObject({
      keyword: listQuery.keyword,
      sort: z.enum(qrCodeSorts).default('newest'),
      filters: QrCodeFilters.prefault({}),
    })
    .optional()
    .describe('all that the list shows with these filters; a directory is one of them'),
}

/** Bytes at once, or as they come. */
export const FileBody = z.custom<Uint8Array | AsyncIterable<Uint8Array>>(
  (body) => body instanceof Uint8Array || (typeof body === 'object' && body !== null && Symbol.asyncIterator in body),
)

export const exportCalls = {
  /** Pictures of live codes in a zip, each read back before it goes in. Either `ids` or `list`. */
  codesZip: call({
    path: '/qruser/console/export/codes_zip',
    creates: true,
    access: 'member',
    input: z.strictObject({
      ...chosen,
      format: z.enum(['png', 'svg']).default('png'),
      size: z.literal(downloadSizes).default(400).describe('width in pixels'),
      pattern: z
        .string()
        .trim()
        .min(1, say('exports.patternEmpty'))
        .max(namePatternMax)
        .default('{name}')
        .describe('of file names: {name} {id} {number} {directory} {date}'),
      folders: z.boolean().default(false).describe('whether directories are folders of the zip'),
    }),
    output: startedTask,
  }),
  /** A workbook with a row for each live code: name, short id, address, directory, kind, state, scans, when it was made. */
  qrCodeAddresses: call({
    path: '/qruser/console/export/qrcode_url',
    creates: true,
    access: 'member',
    input: z.strictObject(chosen),
    output: startedTask,
  }),
  accountData: call({
    path: '/qruser/console/export/account_data',
    creates: true,
    access: 'admin',
    input: z.strictObject({}),
    output: startedTask,
  }),
  taskList: call({
    path: '/qruser/console/export/task_list',
    access: 'member',
    input: listInput(['newest'], {}),
    output: listOf(ExportTask),
  }),
  taskInfo: call({
    path: '/qruser/console/export/task_info',
    access: 'member',
    input: z.strictObject({ id }),
    output: ExportTask,
  }),
  taskCancel: call({
    path: '/qruser/console/export/task_cancel',
    access: 'member',
    input: z.strictObject({ id }),
    output: ExportTask,
  }),
  /** Makes what failed once more; what is over in another way, or goes on, stays as it is. */
  taskRetry: call({
    path: '/qruser/console/export/task_retry',
    access: 'member',
    input: z.strictObject({ id }),
    output: ExportTask,
  }),
  taskFile: call({
    path: '/qruser/console/export/task_file',
    access: 'member',
    carrier: 'query',
    answer: 'file',
    input: z.strictObject({ id: z.coerce.number().int().positive() }),
    output: z.object({ mime: z.string(), body: FileBody, fileName: z.string(), size: z.number() }),
  }),
}
