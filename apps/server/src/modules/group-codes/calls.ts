import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { GroupCodes } from './service/group-codes.ts'

export function groupCodeCalls({ codes }: Pick<GroupCodes, 'codes'>) {
  return bind(contract.groupCodes, {
    list: (request, context) => codes.list(request, context),
    info: ({ id }, context) => codes.info(id, context),
    getQrcodeList: ({ ids }, context) => codes.addresses(ids, context),
    save: (draft, context) => codes.save(draft, context),
    rename: (input, context) => codes.change(input, context),
    setChange: (input, context) => codes.change(input, context),
    del: ({ ids }, context) => codes.remove(ids, context),
    statis: (asked, context) => codes.statis(asked, context),
  })
}

export function groupFolderCalls({ folders }: Pick<GroupCodes, 'folders'>) {
  return bind(contract.groupFolders, {
    list: (_, { caller }) => folders.list(caller.accountId),
    add: ({ name }, { caller }) => folders.add(name, caller),
    rename: ({ id, name }, { caller }) => folders.rename(id, name, caller),
    del: ({ id }, { caller }) => folders.remove(id, caller),
    changeorder: ({ ids }, { caller }) => folders.order(ids, caller),
  })
}

export function groupSubCalls({ pictures }: Pick<GroupCodes, 'pictures'>) {
  return bind(contract.groupSubs, {
    list: (request, context) => pictures.list(request, context),
    add: (input, context) => pictures.add(input, context),
    edit: (input, context) => pictures.edit(input, context),
    changeLimit: (input, context) => pictures.changeLimit(input, context),
    batchDel: ({ ids }, context) => pictures.remove(ids, context),
  })
}
