import { createBatchCodes } from './batch-codes.ts'
import { createBulk } from './bulk.ts'
import { createCleaning } from './clean-blocks.ts'
import { removeFromList, renameQrCode, setQrCodeStyle } from './change.ts'
import type { Dependencies } from './dependencies.ts'
import { createExchange } from './exchange.ts'
import { findQrCodesByWord } from './find.ts'
import { countDeletedSince } from '../store/trash.ts'
import { creatorsOf } from './creators.ts'
import { createOperated } from './operate.ts'
import { describeQrCodes, filesForPreview, listForCaller, openForCaller } from './read.ts'
import { createHomes } from './homes.ts'
import { restyleQrCodes } from './restyle.ts'
import { restorePrinted } from './restore-printed.ts'
import { handOverAll } from './hand-over.ts'
import { labelsOf } from './labels.ts'
import { createNamedForms } from './named-forms.ts'
import { createOwnBrand } from './own-brand.ts'
import { createOwned } from './owned.ts'
import { createSaving } from './save.ts'
import { createSavingMany } from './save-many.ts'
import { scansLately } from './scans-lately.ts'
import { createFormCodes } from './form-codes.ts'
import { createTargets } from './targets.ts'
import { createReach } from './reach.ts'
import { selectQrCodes } from './select.ts'
import { createTrash } from './trash.ts'
import { stockOfCode, variablesOfCode } from './variables.ts'
import { createVersions } from './versions.ts'

export type QrCodes = ReturnType<typeof createQrCodes>

/** All verbs of live codes. */
export function createQrCodes(dependencies: Dependencies) {
  const { standingOf } = createTargets(dependencies)
  const { refuseOwned } = createOwned(dependencies)
  const guarded = { ...dependencies, refuseOwned }
  const saving = createSaving(guarded)
  const versions = createVersions(guarded)
  return {
    /** What becomes of visitors whom a jump leads somewhere. */
    standingOf,
    cleanBlocks: createCleaning(dependencies),
    ...createNamedForms(dependencies),
    batchCodes: createBatchCodes(dependencies),
    ...saving,
    find: findQrCodesByWord(dependencies),
    content: createExchange({ ...dependencies, save: saving.save, restore: versions.restore }),
    ...createSavingMany(dependencies),
    ...selectQrCodes(dependencies),
    operated: createOperated(dependencies),
    bulk: createBulk(dependencies),
    scansLately: scansLately(dependencies),
    trash: createTrash(dependencies),
    labels: labelsOf(dependencies),
    reach: createReach(dependencies),
    handOver: (who: { accountId: number; from: number; to: number }) => handOverAll(dependencies.database, who),
    creators: creatorsOf(dependencies),
    formCodes: createFormCodes(guarded),
    homes: createHomes(dependencies),
    variablesOf: variablesOfCode(dependencies),
    stockOf: stockOfCode(dependencies),
    versions,
    rename: renameQrCode(guarded),
    setStyle: setQrCodeStyle(dependencies),
    brands: createOwnBrand(dependencies),
    restyle: restyleQrCodes(dependencies),
    remove: removeFromList(dependencies),
    /** Codes in the trash that came there since then. */
    deletedSince: countDeletedSince,
    restorePrinted: restorePrinted(dependencies),
    list: listForCaller(dependencies),
    open: openForCaller(dependencies),
    describe: describeQrCodes(dependencies),
    filesForPreview: filesForPreview(dependencies),
  }
}
