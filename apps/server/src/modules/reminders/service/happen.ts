import type { FormCondition } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { type Occasion, sendReminders, tellHappened } from '../jobs.ts'
import { type Rule, tellingsOf, type Telling } from '../rules/tellings.ts'
import type { Happening, Told } from '../rules/happening.ts'
import * as log from '../store/log.ts'
import { hasRules, rulesAbout } from '../store/rules.ts'
import { type Dependencies, offeredBy } from './dependencies.ts'
import type { KnownPerson, People } from './people.ts'
import { createOccasions, subjectOfOccasion } from './occasions.ts'

interface Meant extends Pick<Happening, 'planPeople' | 'planGroups' | 'chargeId' | 'fillerId'> {
  /** Identity groups that the rules name. */
  groups: readonly number[]
}

/** What happens in the account, and what comes of it. */
export function createHappening(dependencies: Dependencies, people: People) {
  const { database, notices, records, standingOf } = dependencies
  const understand = createOccasions(dependencies)

  async function conditionsOf(tx: Tx, accountId: AccountId, occasion: Occasion) {
    if (occasion.event !== 'record') return () => false
    const holds = await records.holdingOf(tx, accountId, occasion.recordId)
    return (when: FormCondition) => holds?.(when) === true
  }

  /** Writes down what each gets, rings bells and sends off what goes at once: all of it, or after a kill nothing. */
  async function tell(
    tx: Tx,
    accountId: AccountId,
    tellings: readonly Telling[],
    { event, told, at }: { event: string; told: Told; at: Date },
  ): Promise<log.ReminderRow[]> {
    const rows = tellings.map(({ rule, person, channel, outcome }) => ({
      ...{ ruleId: rule.id, ruleName: rule.name, event, who: person.who, receiverId: person.receiverId },
      ...{ userId: person.userId, name: person.name, channel, kind: told.kind, link: told.link, at, ...outcome },
      details: { ...told.details, rule: rule.name },
    }))
    const made = await log.insertReminders(tx, accountId, rows)
    const due = made.filter(({ state }) => state === 'sending')
    const bells = due.filter(({ channel }) => channel === 'bell')
    for (const { userId, ruleId, kind, details, link } of bells)
      if (userId !== null)
        await notices.tell(tx, { accountId, userId, kind, details, link, once: `${ruleId} ${event}`.slice(0, 200) })
    const rung = bells.map(({ id }) => id)
    if (rung.length > 0) await log.settleReminders(tx, accountId, rung, { state: 'sent', reason: '', sentAt: at })
    for (const { id, channel } of due)
      if (channel !== 'bell') await enqueue(tx, sendReminders, { accountId, ids: [id] })
    return made
  }

  async function aroundOf(tx: Tx, accountId: AccountId, meant: Meant, now: Date) {
    const admins = (await membersOf(tx, accountId)).flatMap(({ userId, role }) => (role === 'admin' ? [userId] : []))
    const { planPeople = [], planGroups = [], chargeId, fillerId, groups } = meant
    const userIds = [...admins, ...planPeople, ...(chargeId == null ? [] : [chargeId])]
    const asked = { userIds, groupIds: [...groups, ...planGroups], fillerIds: fillerId == null ? [] : [fillerId] }
    const known: KnownPerson[] = await people(tx, accountId, asked)
    const { zone } = (await standingOf(tx, accountId, now)) ?? { zone: 'UTC' }
    return { people: known, admins, offered: offeredBy(dependencies), zone, now }
  }

  return {
    tell,
    aroundOf,

    /** In the transaction in which it happens: one look at the rules, and a job where there are any. */
    async hear(tx: Tx, accountId: AccountId, occasion: Occasion): Promise<void> {
      if (await hasRules(tx, accountId, occasion.event, subjectOfOccasion(occasion)))
        await enqueue(tx, tellHappened, { accountId, occasion })
    },

    /** The same of many that happened at once: one look for each thing that they are about. */
    async hearAll(tx: Tx, accountId: AccountId, occasions: readonly Occasion[]): Promise<void> {
      const bySubject = Map.groupBy(occasions, (one) => `${one.event} ${subjectOfOccasion(one)}`)
      for (const some of bySubject.values()) {
        const [first] = some
        if (!first || !(await hasRules(tx, accountId, first.event, subjectOfOccasion(first)))) continue
        for (const occasion of some) await enqueue(tx, tellHappened, { accountId, occasion })
      }
    },

    /** The job of it. Run twice, it finds everything written down. */
    happened: (accountId: AccountId, occasion: Occasion, now: Date): Promise<void> =>
      database.transact(accountId, async (tx) => {
        const rules: Rule[] = await rulesAbout(tx, accountId, occasion.event, subjectOfOccasion(occasion))
        if (rules.length === 0) return
        const found = await understand(tx, accountId, occasion, now)
        if (!found) return
        const { happening, told }: { happening: Happening; told: Told } = found
        const around = await aroundOf(
          tx,
          accountId,
          { ...happening, groups: rules.flatMap(({ groups }) => groups) },
          now,
        )
        const holds = await conditionsOf(tx, accountId, occasion)
        await tell(tx, accountId, tellingsOf(rules, happening, { ...around, holds }), {
          event: happening.key,
          told,
          at: now,
        })
      }),
  }
}

export type HappeningVerbs = ReturnType<typeof createHappening>
