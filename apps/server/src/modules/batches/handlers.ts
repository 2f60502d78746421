import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Ports } from '../../platform/ports.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { labelTemplateRemoved } from '../labels/events.ts'
import { accountParts, exportMakers } from '../exports/ports.ts'
import { failedImports } from '../dashboard/ports.ts'
import { batchFacts } from '../labels/ports.ts'
import { qrCodesPurged } from '../qr-codes/events.ts'
import { formUses } from '../forms/ports.ts'
import { codeFacts, codeNumbers, codeOwners, codeVariables } from '../qr-codes/ports.ts'
import { catchUp, purgeImports, runImport, watchBatches } from './jobs.ts'
import { batchParts } from './service/account-data.ts'
import type { Batches } from './service/batches.ts'
import {
  batchColumnsOf,
  batchFactsOf,
  failedImportsOf,
  batchNumbersOf,
  batchVariablesOf,
  codesOfBatchNumber,
  templateNameOf,
} from './service/facts.ts'
import { templatesOfForms } from './service/form-uses.ts'
import { forgetLabel } from './service/forget-label.ts'

export function listenBatches(events: Events, { forget }: Batches): void {
  // A code without content has nothing that it could be made from again.
  events.listen(qrCodesPurged, (tx, { accountId, ids }) => forget(tx, mintAccountId(accountId), ids))
  events.listen(labelTemplateRemoved, (tx, { accountId, labelTemplateId }) =>
    forgetLabel(tx, mintAccountId(accountId), labelTemplateId),
  )
}

export function answerBatches(ports: Ports, batches: Pick<Batches, 'excel'>): void {
  ports.answer(codeNumbers, { of: batchNumbersOf, with: codesOfBatchNumber })
  ports.answer(codeFacts, batchColumnsOf)
  ports.answer(codeOwners, templateNameOf)
  ports.answer(codeVariables, batchVariablesOf)
  ports.answer(formUses, templatesOfForms)
  ports.answer(failedImports, failedImportsOf)
  ports.answer(batchFacts, batchFactsOf)
  ports.answer(accountParts, batchParts)
  ports.answer(exportMakers, { kind: 'codesExcel', maker: batches.excel })
}

export function batchJobs(batches: Batches): BoundJob[] {
  return [
    bindJob(runImport, ({ accountId, id }) => batches.runImport(mintAccountId(accountId), id)),
    bindJob(catchUp, ({ accountId, id }) => batches.catchUp(mintAccountId(accountId), id)),
    bindJob(watchBatches, () => batches.watch()),
    bindJob(purgeImports, () => batches.purge()),
  ]
}
