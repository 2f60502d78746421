import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Files } from './service/files.ts'

export function fileCalls(files: Files) {
  return bind(contract.files, {
    upload: (input, context) => files.upload(input.sign, context),
    simple: (input, context) => files.uploadPicture(input.sign, context),
    saveFile: (input, context) => files.saveUpload(input, context.caller),
    usage: (_, { caller }) => files.usage(caller.accountId),
  })
}
