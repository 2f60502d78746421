import { receiverNameMax } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countRulesNaming, handOverReceiver } from '../store/hand-over.ts'
import type { Dependencies } from './dependencies.ts'

/** The reminders that a member who goes gets: whoever takes over gets them from then on. */
export const remindersOfMembers = ({ namesOf }: Pick<Dependencies, 'namesOf'>) => ({
  kind: 'reminders',
  count: countRulesNaming,
  async handOver(tx: Tx, accountId: AccountId, { from, to }: { from: number; to: number }): Promise<number> {
    const name = (await namesOf(tx, [to])).get(to) ?? ''
    return handOverReceiver(tx, accountId, { from, to, name: name.slice(0, receiverNameMax) })
  },
})
