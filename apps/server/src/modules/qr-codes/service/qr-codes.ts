import { removeFromList, renameQrCode, setQrCodeStyle } from './change.ts'
import type { Dependencies } from './dependencies.ts'
import { describeQrCodes, filesForPreview, listForCaller, openForCaller } from './read.ts'
import { saveQrCode } from './save.ts'

export type QrCodes = ReturnType<typeof createQrCodes>

/** All verbs of live codes. */
export function createQrCodes(dependencies: Dependencies) {
  return {
    save: saveQrCode(dependencies),
    rename: renameQrCode(dependencies),
    setStyle: setQrCodeStyle(dependencies),
    remove: removeFromList(dependencies),
    list: listForCaller(dependencies),
    open: openForCaller(dependencies),
    describe: describeQrCodes(dependencies),
    filesForPreview: filesForPreview(dependencies),
  }
}
