import { receiverNameMax } from '@matai/contract'
import type { MemberThings } from '../../team/ports.ts'
import { countRulesNaming, handOverReceiver } from '../store/hand-over.ts'
import type { Dependencies } from './dependencies.ts'

/** The reminders that a member who goes gets: whoever takes over gets them from then on. */
export const remindersOfMembers = ({ namesOf }: Pick<Dependencies, 'namesOf'>): MemberThings => ({
  kind: 'reminders',
  count: countRulesNaming,
  async handOver(tx, accountId, { from, to }) {
    const name = (await namesOf(tx, [to])).get(to) ?? ''
    return handOverReceiver(tx, accountId, { from, to, name: name.slice(0, receiverNameMax) })
  },
})
