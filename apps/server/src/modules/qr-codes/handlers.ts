import type { Clock } from '../../platform/clock.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Ports } from '../../platform/ports.ts'
import { bindJob } from '../../platform/jobs/jobs.ts'
import type { Audit } from '../audit/service.ts'
import { directoryRemoved } from '../directories/events.ts'
import type { Directories } from '../directories/service/directories.ts'
import { directoryVisits } from '../directories/ports.ts'
import { drawnCodes } from '../styles/ports.ts'
import { formUses } from '../forms/ports.ts'
import { scansRolledUp } from '../ledger/events.ts'
import { memberThings } from '../team/ports.ts'
import { codesOfForms } from './service/form-uses.ts'
import { moveDirectory } from './service/move-directory.ts'
import { countVisits } from './service/count-visits.ts'
import { codesOfMembers } from './service/hand-over.ts'
import { endFiles, handOverCodes, purgeTrash } from './jobs.ts'
import type { QrCodes } from './service/qr-codes.ts'

export function listenQrCodes(events: Events, directories: Directories, audit: Audit): void {
  events.listen(scansRolledUp, (tx, { codes }) => countVisits(tx, codes))
  events.listen(directoryRemoved, moveDirectory({ events, directories, audit }))
}

export function answerQrCodes(ports: Ports, { open, scansLately }: Pick<QrCodes, 'open' | 'scansLately'>): void {
  ports.answer(directoryVisits, scansLately)
  ports.answer(drawnCodes, open)
  ports.answer(formUses, codesOfForms)
  ports.answer(memberThings, codesOfMembers)
}

export function qrCodeJobs({ trash, handOver }: QrCodes, clock: Clock) {
  return [
    bindJob(purgeTrash, () => trash.purge(clock.now())),
    bindJob(endFiles, () => trash.endFiles(clock.now())),
    bindJob(handOverCodes, handOver),
  ]
}
