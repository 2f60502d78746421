import { downloadSizes } from '@matai/qr'
import { z } from 'zod'
import {
  batchCodesCounted,
  batchColumnsMax,
  batchNameMax,
  cellValueMax,
  columnNameMax,
  columnTypes,
  namePatternLengthMax,
  problemsShown,
  workbookBytesMax,
} from '@matai/rules/batch-limits'
import { BatchBlocks, pageBytesMax } from './blocks.ts'
import { call } from './call.ts'
import { ExportTask, namePatternMax } from './exports.ts'
import { idOf, instant, listInput, listOf, nameField, qrCodeId, say, thingSorts } from './fields.ts'
import { StoredFile } from './files.ts'
import { PrintSettings } from './labels.ts'
import { QrCodeItem } from './qr-codes.ts'
import { Style, StyleDraft } from './style-fields.ts'

/** A part of the content that each code has for itself; stands in the blocks and the name as {{name}}. */
export const BatchColumn = z.strictObject({
  key: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .describe('lasts as long as the column, whatever it is called'),
  name: nameField(columnNameMax).regex(/^[^{}<>]*$/, say('batches.columnNameWrong')),
  type: z.enum(columnTypes).default('text'),
  required: z.boolean().default(false),
  note: z.string().trim().max(200).default('').describe('tells whoever fills the workbook what to write'),
})
export type BatchColumn = z.output<typeof BatchColumn>

const columns = z
  .array(BatchColumn)
  .min(1, say('batches.columnsEmpty'))
  .max(batchColumnsMax)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, say('batches.columnTwice'))
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, say('batches.columnTwice'))

const batchTemplateId = idOf('batchTemplate')
const batchImportId = idOf('batchImport')

export const BatchTemplateItem = z.object({
  id: z.int(),
  name: z.string(),
  columns: z.array(BatchColumn),
  codes: z
    .int()
    .describe(
      `live codes that were made from it and are there; a list tells ${batchCodesCounted + 1} when there are more than ${batchCodesCounted}`,
    ),
  number: z.string().describe('first half of its codes’ numbers, such as M16'),
  creator: z.object({ id: z.int(), name: z.string() }),
  updatedAt: instant,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type BatchTemplateItem = z.infer<typeof BatchTemplateItem>

/** A fixed layout with variables; a row of a workbook makes a live code of it. */
export const BatchTemplate = BatchTemplateItem.extend({
  version: z.int(),
  blocks: BatchBlocks,
  namePattern: z.string().describe('what its codes are called: words and {{column}}'),
  keyColumn: z.string().nullable().describe('key of the column by which a row is known again; null: every row is new'),
  directoryId: z.int().nullable().describe('where new codes go; null: the default directory'),
  style: Style.nullable().describe('of new codes'),
  labelTemplateId: z.int().nullable().describe('how its codes are printed'),
  files: z.array(StoredFile),
  updating: z.boolean().describe('whether its codes are still being brought up to this version'),
  behind: z.int().describe('codes that still show an earlier version'),
  openImportId: z.int().nullable().describe('the newest import that runs or waits for a decision'),
})
export type BatchTemplate = z.infer<typeof BatchTemplate>

/** What is wrong with a cell, or with a row where `column` is empty. */
export const RowProblem = z.object({
  row: z.int().describe('as the workbook counts, from 1'),
  column: z.string().describe('its heading; empty: the whole row'),
  reason: z.string(),
})
export type RowProblem = z.infer<typeof RowProblem>

/** Values whose change is shown before it is made. */
export const differencesShown = 50

export const importStates = ['checked', 'running', 'paused', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** A workbook that was looked through, and what became of it. Nothing is created before that is asked for. */
export const BatchImport = z.object({
  id: z.int(),
  templateId: z.int(),
  fileName: z.string(),
  sheet: z.string().describe('the sheet that was read; empty: a CSV has none'),
  otherSheets: z.array(z.string()).describe('sheets that hold something and were not read'),
  hiddenRows: z.int().describe('rows that the workbook does not show and that were read all the same'),
  state: z.enum(importStates).describe('paused: some codes could not be made; whoever started it decides'),
  rows: z.int(),
  good: z.int().describe('rows that will become or change codes'),
  bad: z.int(),
  creates: z.int(),
  changes: z.int().describe('rows whose key is known and whose values differ'),
  unchanged: z.int(),
  differences: z
    .array(z.object({ row: z.int(), key: z.string(), column: z.string(), from: z.string(), to: z.string() }))
    .describe(`the first ${differencesShown} values that change, as they are and as they will be`),
  done: z.int(),
  failed: z.int().describe('rows that should have become codes and did not'),
  problems: z.array(RowProblem).describe(`those of the first ${problemsShown} rows that have any`),
  hasWorkbook: z.boolean().describe('whether the workbook can still be had back'),
  createdAt: instant,
  expiresAt: instant.describe('when the workbook is removed'),
})
export type BatchImport = z.infer<typeof BatchImport>

export const BatchChild = z.object({
  code: QrCodeItem.describe('the live code as lists show it'),
  number: z.string(),
  values: z.record(z.string(), z.string()).describe('by key of the column'),
  problem: z.string().describe('why it does not show the newest layout; empty: it does'),
  updatedAt: instant,
})
export type BatchChild = z.infer<typeof BatchChild>

const WorkbookFile = z.object({
  mime: z.string(),
  body: z.instanceof(Uint8Array),
  fileName: z.string(),
  size: z.number(),
})

export const batchCalls = {
  list: call({
    path: '/qruser/console/template/list',
    access: 'member',
    input: listInput(thingSorts, {}),
    output: listOf(BatchTemplateItem),
  }),
  getVariableInfo: call({
    path: '/qruser/console/template/get_variable_info',
    access: 'member',
    input: z.strictObject({ id: batchTemplateId }),
    output: BatchTemplate,
  }),
  save: call({
    path: '/qruser/console/template/save',
    creates: true,
    access: 'member',
    bodyLimit: pageBytesMax,
    heavy: true,
    input: z.strictObject({
      id: batchTemplateId.optional().describe('absent: a new one'),
      version: z.int().positive().optional().describe('what was edited; a newer one on the server is a conflict'),
      name: nameField(batchNameMax),
      columns,
      blocks: BatchBlocks.min(1, say('qrCodes.contentEmpty')),
      namePattern: z.string().trim().min(1, say('batches.patternEmpty')).max(namePatternLengthMax),
      keyColumn: z.string().nullable().default(null),
      directoryId: idOf('directory').nullable().default(null),
      style: StyleDraft.nullable().default(null),
      labelTemplateId: idOf('labelTemplate').nullable().default(null),
    }),
    output: BatchTemplate,
  }),
  rename: call({
    path: '/qruser/console/template/rename',
    access: 'member',
    input: z.strictObject({ id: batchTemplateId, name: nameField(batchNameMax) }),
    output: BatchTemplateItem,
  }),
  /** The template; its codes stay as they are and are ordinary pages from then on. */
  del: call({
    path: '/qruser/console/template/del',
    access: 'member',
    input: z.strictObject({ id: batchTemplateId }),
    output: z.object({ removed: z.int(), codes: z.int().describe('live codes that became ordinary pages') }),
  }),
  /** The workbook to fill: headings, notes and checks; with the codes that are there, if wanted. */
  downExcel: call({
    path: '/qruser/console/template/down_excel',
    access: 'member',
    heavy: true,
    answer: 'file',
    input: z.strictObject({ id: batchTemplateId, withCodes: z.boolean().default(false) }),
    output: WorkbookFile,
  }),
  /**
   * Looks a workbook through and says what would happen; creates nothing. Other columns are refused, with `missing` and
   * `unknown`, whether they `canMatchByHeader`, the `sheet` that was read and the `otherSheets` in the failure's data.
   */
  importExcel: call({
    path: '/qruser/console/template/import_excel',
    creates: true,
    access: 'member',
    bodyLimit: 8 * 1024 ** 2,
    heavy: true,
    input: z.strictObject({
      id: batchTemplateId,
      fileName: z.string().trim().min(1).max(255),
      workbook: z
        .base64()
        .max(Math.ceil(workbookBytesMax / 3) * 4, say('batches.workbookTooLarge'))
        .describe('an .xlsx or .csv file, as base64; of several sheets the first that is shown and holds something'),
      byHeader: z
        .boolean()
        .default(false)
        .describe('whether columns are found by their headings where their order differs'),
    }),
    output: BatchImport,
  }),
  importInfo: call({
    path: '/qruser/console/template/import_info',
    access: 'member',
    input: z.strictObject({ id: batchImportId }),
    output: BatchImport,
  }),
  /** The workbook that was looked through, with a column that says what is wrong. */
  importWorkbook: call({
    path: '/qruser/console/template/import_workbook',
    access: 'member',
    heavy: true,
    answer: 'file',
    input: z.strictObject({ id: batchImportId }),
    output: WorkbookFile,
  }),
  createQrCodes: call({
    path: '/qruser/console/template/batch_create_qrcode',
    access: 'member',
    input: z.strictObject({
      importId: batchImportId,
      goOn: z.boolean().default(false).describe('whether to continue after some codes could not be made'),
    }),
    output: BatchImport,
  }),
  childList: call({
    path: '/qruser/console/template/child_list',
    access: 'member',
    heavy: true,
    input: listInput(['number'], {
      id: batchTemplateId,
      importId: batchImportId.optional().describe('only codes that this import made or changed'),
    }),
    output: listOf(BatchChild),
  }),
  /** A code of a batch, with the template that its content comes from. */
  childInfo: call({
    path: '/qruser/console/template/child_info',
    access: 'member',
    input: z.strictObject({ qrCodeId: qrCodeId() }),
    output: z.object({ child: BatchChild, template: BatchTemplate }),
  }),
  /** Values of one code; those left out stay. */
  childSave: call({
    path: '/qruser/console/template/child_save',
    access: 'member',
    input: z.strictObject({
      qrCodeId: qrCodeId(),
      values: z.record(z.string().max(32), z.string().max(cellValueMax)),
    }),
    output: BatchChild,
  }),
  /** A download of the codes of a template, or of one import, in the background. */
  getDownloadId: call({
    path: '/qruser/console/template/get_download_id',
    creates: true,
    access: 'member',
    input: z.strictObject({
      id: batchTemplateId,
      importId: batchImportId.optional().describe('absent: all codes of the template'),
      what: z.enum(['zip', 'pdf', 'excel']),
      settings: PrintSettings.optional().describe('how a PDF is printed; needed for it'),
      format: z.enum(['png', 'svg']).default('png').describe('of the pictures in a zip'),
      size: z.literal(downloadSizes).default(400).describe('width of the pictures in pixels'),
      pattern: z.string().trim().min(1, say('exports.patternEmpty')).max(namePatternMax).default('{name}'),
    }),
    output: z.object({ task: ExportTask }),
  }),
}
