import type { contract, ParsedInput, SheetFormat } from '@matai/contract'
import type { Reader, WantedRecords } from '../../records/rules/taken.ts'
import type { TaskManner } from './task.ts'

/** What the rights of whoever started it let him see. */
interface Read {
  reader: { role: Reader['role']; flags: [...Reader['flags']] }
}

export interface RecordsRequest extends TaskManner, Read {
  wanted: WantedRecords
  format: SheetFormat
  media: boolean
}

export interface RecordsPdfRequest extends TaskManner, Read {
  wanted: WantedRecords
}

export interface DisposalPdfRequest extends TaskManner {
  disposalId: number
}

export interface FillersRequest extends TaskManner, Read {
  formId: number
  format: SheetFormat
}

type ReportInput = ParsedInput<typeof contract.recordExports.reports>

/** What was not asked for before reports could be narrowed is missing in tasks of then. */
export interface FormReportRequest extends TaskManner, Partial<Read> {
  formId: number
  format: SheetFormat
  filters?: ReportInput['filters']
  before?: NonNullable<ReportInput['before']>
  /** The codes of the directory that is asked for. */
  qrCodeIds?: string[]
}
