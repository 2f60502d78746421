import {
  type contract,
  type ExportTask,
  type Feature,
  features,
  hasFeature,
  limitOf,
  type ParsedInput,
  tierNumbers,
} from '@matai/contract'
import { Failure, fail, failField } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { WantedRecords } from '../../records/rules/taken.ts'
import type {
  DisposalPdfRequest,
  FillersRequest,
  FormReportRequest,
  RecordsPdfRequest,
  RecordsRequest,
} from '../rules/record-requests.ts'
import type { TaskManner } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'
import type { createStarts } from './start.ts'

type Calls = typeof contract.recordExports
type Own<Request> = Omit<Request, keyof TaskManner>

/** Rows that a sheet of a workbook takes, besides its headings. */
const sheetRowsMax = 1_048_575
/** Records of one PDF. */
const pdfRecordsMax = 5_000
const day = 86_400_000

/** Starting files of records, of who filled them, and of reports. */
export function createRecordStarts(
  { database, records }: Pick<Dependencies, 'database' | 'records'>,
  { start }: Pick<ReturnType<typeof createStarts>, 'start'>,
) {
  const { takeOut } = records

  /** What the tier lets out of what is asked for, and how much that is. */
  async function chosen(asked: WantedRecords, context: MemberContext, atMost: number) {
    const { caller, now } = context
    const qrCodeIds = await takeOut.codesOf(asked, context)
    const wanted = qrCodeIds === undefined ? asked : { ...asked, qrCodeIds }
    const days = limitOf(caller.tier, 'exportDays')
    const since = Number.isFinite(days) ? new Date(now.getTime() - days * day).toISOString() : undefined
    const cut: WantedRecords = since === undefined ? wanted : { ...wanted, since }
    const total = await takeOut.count(database.tx, caller, cut, atMost)
    if (total === 0) fail('exports.noDownload', { as: 'inputInvalid' })
    return { wanted: cut, total }
  }

  return {
    async startRecords(
      { format, media, ...asked }: ParsedInput<Calls['records']>,
      context: MemberContext,
    ): Promise<ExportTask> {
      if (asked.ids && asked.list) failField('ids', 'exports.selectToDownload')
      if (media) need('mediaExport', context)
      const { wanted, total } = await chosen(asked, context, sheetRowsMax + 1)
      if (format === 'xlsx' && total > sheetRowsMax) fail('exports.tooManyRows', { as: 'limitReached' })
      const { role, flags } = context.caller
      const request: Own<RecordsRequest> = { wanted, format, media, reader: { role, flags: [...flags] } }
      return start({ kind: 'records', request, total }, context)
    },

    /** One record, or those of a list. */
    async startPdf(asked: WantedRecords, context: MemberContext): Promise<ExportTask> {
      if (asked.ids && asked.list) failField('ids', 'exports.selectToDownload')
      const { wanted, total } = await chosen(asked, context, pdfRecordsMax + 1)
      if (total > pdfRecordsMax)
        fail('exports.tooManyPdf', { as: 'limitReached', params: { most: pdfRecordsMax.toLocaleString('en') } })
      const { role, flags } = context.caller
      const request: Own<RecordsPdfRequest> = { wanted, reader: { role, flags: [...flags] } }
      return start({ kind: 'recordsPdf', request, total }, context)
    },

    async startPdfOfOne(id: number, context: MemberContext): Promise<ExportTask> {
      const formId = await takeOut.formOf(database.tx, context.caller.accountId, id)
      return this.startPdf({ formId, ids: [id] }, context)
    },

    /** The certificate of a deletion. */
    async startDisposalPdf(disposalId: number, context: MemberContext): Promise<ExportTask> {
      await records.retention.disposal(database.tx, context.caller.accountId, disposalId)
      const request: Own<DisposalPdfRequest> = { disposalId }
      return start({ kind: 'disposalPdf', request, total: 1 }, context)
    },

    async startFillers({ formId, format }: ParsedInput<Calls['fillers']>, context: MemberContext): Promise<ExportTask> {
      const total = await records.search.fillerCount(formId, context)
      if (total === 0) fail('exports.noDownload', { as: 'inputInvalid' })
      const { role, flags } = context.caller
      const request: Own<FillersRequest> = { formId, format, reader: { role, flags: [...flags] } }
      return start({ kind: 'fillers', request, total }, context)
    },

    /** What the report shows with these filters, beside another stretch where one is named. */
    async startReport(
      { formId, format, filters, before }: ParsedInput<Calls['reports']>,
      context: MemberContext,
    ): Promise<ExportTask> {
      const list = { keyword: '', sort: 'newest' as const, filters }
      const qrCodeIds = await takeOut.codesOf({ formId, list }, context)
      const narrowed = qrCodeIds === undefined ? {} : { qrCodeIds }
      if ((await takeOut.count(database.tx, context.caller, { formId, list, ...narrowed }, 1)) === 0)
        fail('exports.noDownload', { as: 'inputInvalid' })
      const { role, flags } = context.caller
      const request: Own<FormReportRequest> = {
        ...{ formId, format, filters, ...narrowed, reader: { role, flags: [...flags] } },
        ...(before === undefined ? {} : { before }),
      }
      return start({ kind: 'formReport', request, total: 1 }, context)
    },
  }
}

function need(feature: Feature, { caller: { tier } }: MemberContext): void {
  if (hasFeature(tier, feature)) return
  throw new Failure('featureMissing', 'errors.featureNotInPlan', { data: { needs: tierNumbers[features[feature]] } })
}
