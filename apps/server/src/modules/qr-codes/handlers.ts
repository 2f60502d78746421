import type { Events } from '../../platform/events/events.ts'
import { directoryRemoved } from '../directories/events.ts'
import type { Directories } from '../directories/service.ts'
import { scansRolledUp } from '../ledger/events.ts'
import { moveDirectory } from './service/move-directory.ts'
import { addVisits } from './store/scans.ts'

export function listenQrCodes(events: Events, directories: Directories): void {
  events.listen(scansRolledUp, (tx, { codes }) => addVisits(tx, codes))
  events.listen(directoryRemoved, moveDirectory({ events, directories }))
}
