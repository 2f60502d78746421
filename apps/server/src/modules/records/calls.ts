import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Records } from './service/records.ts'

export function fillingCalls({ open, submit, files }: Pick<Records, 'open' | 'submit' | 'files'>) {
  return bind(contract.filling, { open, submit, saveFile: files.saveFile })
}

export function recordCalls({ address, search, read, edit, remove }: Omit<Records, 'open' | 'submit' | 'files'>) {
  return bind(contract.records, {
    address: ({ formId }, context) => address(formId, context),
    recordFromEs: (request, context) => search.records(request, context),
    recordInfo: ({ id }, context) => read(id, context),
    editRecord: (draft, context) => edit(draft, context),
    deleteRecord: ({ id }, context) => remove.all([id], context),
    batchDelete: ({ ids }, context) => remove.all(ids, context),
    delByRecordId: ({ formId, recordIds }, context) => remove.ofForm(formId, recordIds, context),
    userlist: (request, context) => search.fillers(request, context),
    getUserinfo: ({ id }, context) => search.filler(id, context),
  })
}
