import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Exports } from './service/exports.ts'

export function exportCalls(exports: Exports) {
  return bind(contract.exports, {
    codesZip: async (input, context) => ({ task: await exports.startCodesZip(input, context) }),
    qrCodeAddresses: async (input, context) => ({ task: await exports.startUrls(input, context) }),
    accountData: async (_, context) => ({ task: await exports.startAccountData(context) }),
    taskList: (input, context) => exports.list(input, context),
    taskInfo: ({ id }, context) => exports.info(id, context),
    taskCancel: ({ id }, context) => exports.cancel(id, context),
    taskRetry: ({ id }, context) => exports.retry(id, context),
    taskFile: ({ id }, context) => exports.file(id, context),
  })
}

type RecordStarts = Pick<
  Exports,
  'startRecords' | 'startFillers' | 'startReport' | 'startPdf' | 'startPdfOfOne' | 'startDisposalPdf'
>

export function recordExportCalls(exports: RecordStarts) {
  return bind(contract.recordExports, {
    records: async (input, context) => ({ task: await exports.startRecords(input, context) }),
    fillers: async (input, context) => ({ task: await exports.startFillers(input, context) }),
    reports: async (input, context) => ({ task: await exports.startReport(input, context) }),
    pdfRecord: async ({ recordId }, context) => ({ task: await exports.startPdfOfOne(recordId, context) }),
    pdfDisposal: async ({ disposalId }, context) => ({ task: await exports.startDisposalPdf(disposalId, context) }),
    pdfAllRecord: async (input, context) => ({ task: await exports.startPdf(input, context) }),
  })
}
