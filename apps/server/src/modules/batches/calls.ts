import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Batches } from './service/batches.ts'

export function batchCalls(batches: Batches) {
  return bind(contract.batches, {
    list: (input, context) => batches.list(input, context),
    getVariableInfo: ({ id }, context) => batches.info(id, context),
    save: (draft, context) => batches.save(draft, context),
    rename: ({ id, name }, context) => batches.rename(id, name, context),
    del: ({ id }, context) => batches.remove(id, context),
    downExcel: (input, context) => batches.downExcel(input, context),
    importExcel: (input, context) => batches.checkWorkbook(input, context),
    importInfo: ({ id }, context) => batches.importInfo(id, context),
    importWorkbook: ({ id }, context) => batches.importWorkbook(id, context),
    createQrCodes: (input, context) => batches.startImport(input, context),
    childList: (input, context) => batches.listChildren(input, context),
    childInfo: ({ qrCodeId }, context) => batches.childInfo(qrCodeId, context),
    childSave: (input, context) => batches.saveChild(input, context),
    getDownloadId: async (input, context) => ({ task: await batches.startDownload(input, context) }),
  })
}
