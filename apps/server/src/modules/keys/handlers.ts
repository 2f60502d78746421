import { mintAccountId } from '../../platform/db/account-id.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Ports } from '../../platform/ports.ts'
import { memberGone, personClosing } from '../accounts/events.ts'
import { accountParts } from '../exports/ports.ts'
import { featureUses } from '../tiers/ports.ts'
import { keyParts, type Keys } from './service.ts'

export function listenKeys(events: Events, { endOf }: Pick<Keys, 'endOf'>): void {
  for (const event of [memberGone, personClosing])
    events.listen(event, (tx, { accountId, userId }) => endOf(tx, { accountId: mintAccountId(accountId), userId }))
}

export function answerKeys(ports: Ports, { named }: Pick<Keys, 'named'>): void {
  ports.answer(featureUses, { of: 'keys', named })
  ports.answer(accountParts, keyParts)
}
