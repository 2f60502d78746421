import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Archives } from './service/archives.ts'

export function archiveCalls(archives: Archives) {
  return bind(contract.archives, {
    make: async (input, context) => ({ task: await archives.make(input, context) }),
    take: (input, context) => archives.take(input, context),
    list: (_, context) => archives.list(context),
    cancel: ({ id }, context) => archives.cancel(id, context),
  })
}
