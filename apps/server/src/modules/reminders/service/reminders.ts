import type { CallOutput, contract } from '@matai/contract'
import type { MemberContext } from '../../../platform/http/context.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { countReceiversOf } from '../store/everybody.ts'
import { namedReceivers } from '../store/named.ts'
import { createConsent } from './consent.ts'
import { type Dependencies, offeredBy } from './dependencies.ts'
import { createDueWatch } from './due.ts'
import { createEscalation } from './escalate.ts'
import { createHappening } from './happen.ts'
import { remindersOfMembers } from './hand-over.ts'
import { createReminderLog } from './log.ts'
import { createPeople } from './people.ts'
import { createReceivers } from './receivers.ts'
import { createReminderRules } from './rules.ts'
import { createSending } from './send.ts'

export type Reminders = ReturnType<typeof createReminders>

/** When something happens, who is told how; and what became of each message. */
export function createReminders(dependencies: Dependencies) {
  const { database, namesOf } = dependencies
  const people = createPeople(dependencies)
  const consent = createConsent(dependencies)
  const happening = createHappening(dependencies, people)
  return {
    receivers: createReceivers(dependencies, { people, consent }),
    rules: createReminderRules(dependencies),
    log: createReminderLog(dependencies, happening),
    sending: createSending(dependencies, { people, consent }),
    consent,
    escalation: createEscalation(dependencies, happening),
    lookForDue: createDueWatch(dependencies, happening),
    hear: happening.hear,
    hearAll: happening.hearAll,
    happened: happening.happened,
    countReceiversOf,
    namedReceivers,
    ofMembers: remindersOfMembers(dependencies),

    async options({ caller: { accountId } }: MemberContext): Promise<CallOutput<typeof contract.reminders.options>> {
      const ids = (await membersOf(database.tx, accountId)).map(({ userId }) => userId)
      const names = await namesOf(database.tx, ids)
      return { channels: offeredBy(dependencies), people: ids.map((id) => ({ id, name: names.get(id) ?? '' })) }
    },
  }
}
