import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Archives } from './service/archives.ts'
import type { CodeImports } from './service/code-imports.ts'

export function archiveCalls(archives: Archives) {
  return bind(contract.archives, {
    make: async (input, context) => ({ task: await archives.make(input, context) }),
    take: (input, context) => archives.take(input, context),
    list: (_, context) => archives.list(context),
    cancel: ({ id }, context) => archives.cancel(id, context),
    goOn: ({ id }, context) => archives.goOn(id, context),
  })
}

export function codeImportCalls(codeImports: CodeImports) {
  return bind(contract.codeImports, {
    import: (input, context) => codeImports.import(input, context),
    undo: ({ id }, context) => codeImports.undo(id, context),
  })
}
