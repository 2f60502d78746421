import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Events } from '../../platform/events/events.ts'
import { accountCreated } from '../accounts/events.ts'
import type { Directories } from './service.ts'

/** Every account has a default directory from its first moment. */
export function listenDirectories(events: Events, directories: Directories): void {
  events.listen(accountCreated, async (tx, { accountId }) => {
    await directories.addDefault(tx, mintAccountId(accountId))
  })
}
