import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Ports } from '../../platform/ports.ts'
import { accountCreated } from '../accounts/events.ts'
import { directoriesBelow } from '../accounts/ports.ts'
import { directoryNames } from '../team/ports.ts'
import type { Directories } from './service/directories.ts'

/** Every account has a default directory from its first moment. */
export function listenDirectories(events: Events, directories: Directories): void {
  events.listen(accountCreated, async (tx, { accountId }) => {
    await directories.addDefault(tx, mintAccountId(accountId))
  })
}

/** Who works in some directories works in all below them. */
export function answerDirectories(ports: Ports, { allBelow, namesOf }: Directories): void {
  ports.answer(directoriesBelow, allBelow)
  ports.answer(directoryNames, namesOf)
}
