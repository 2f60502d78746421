import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Events } from '../../platform/events/events.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { labelTemplateRemoved } from '../labels/events.ts'
import { qrCodesPurged } from '../qr-codes/events.ts'
import { catchUp, purgeImports, runImport, watchBatches } from './jobs.ts'
import type { Batches } from './service/batches.ts'
import { forgetLabel } from './service/forget-label.ts'

export function listenBatches(events: Events, { forget }: Batches): void {
  // A code without content has nothing that it could be made from again.
  events.listen(qrCodesPurged, (tx, { accountId, ids }) => forget(tx, mintAccountId(accountId), ids))
  events.listen(labelTemplateRemoved, (tx, { accountId, labelTemplateId }) =>
    forgetLabel(tx, mintAccountId(accountId), labelTemplateId),
  )
}

export function batchJobs(batches: Batches): BoundJob[] {
  return [
    bindJob(runImport, ({ accountId, id }) => batches.runImport(mintAccountId(accountId), id)),
    bindJob(catchUp, ({ accountId, id }) => batches.catchUp(mintAccountId(accountId), id)),
    bindJob(watchBatches, () => batches.watch()),
    bindJob(purgeImports, () => batches.purge()),
  ]
}
