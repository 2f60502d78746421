import type { Events } from '../../platform/events/events.ts'
import { directoryRemoved } from '../directories/events.ts'
import { moveDirectory } from './service/move-directory.ts'

export function listenQrCodes(events: Events): void {
  events.listen(directoryRemoved, (tx, { accountId, directoryId, into }) =>
    moveDirectory(tx, { accountId, from: directoryId, into }),
  )
}
