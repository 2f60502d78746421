import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Events } from '../../platform/events/events.ts'
import { accountSet } from '../accounts/events.ts'
import type { Audit } from './service.ts'

/** What earlier modules cannot write down themselves. */
export function listenAudit(events: Events, audit: Pick<Audit, 'on'>): void {
  const remember = audit.on('account')
  events.listen(accountSet, (tx, { accountId, userId, verb, name, details }) => {
    const account = mintAccountId(accountId)
    return remember(tx, { accountId: account, userId }, verb, { id: accountId, name }, details)
  })
}
