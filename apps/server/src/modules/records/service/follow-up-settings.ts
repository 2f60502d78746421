import {
  type CallOutput,
  type contract,
  flag,
  followUpStates,
  type FormFollowUp,
  mayCall,
  type ParsedInput,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { noSettings } from '../rules/follow-up.ts'
import * as store from '../store/follow-up-settings.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.followUpSettings

const canOf = (caller: MemberContext['caller']) => ({ edit: mayCall(flag('editRecord'), caller) })

const figuresDays = 90
/** People and live codes that are told apart. */
const figuresAtMost = 20
const day = 86_400_000

/** How records of a form are followed up by themselves, and how fast people are. */
export function createFollowUpSettings({
  database,
  audit,
  forms,
  namesOf,
}: Pick<Dependencies, 'database' | 'audit' | 'forms' | 'namesOf'>) {
  const remember = audit.on('form')

  /** Who ended most records, and of which live codes; what is gone is not named. */
  async function byWhom(tx: Tx, accountId: AccountId, formId: number, since: Date) {
    const most = { since, limit: figuresAtMost }
    const people = await store.endedByPerson(tx, accountId, formId, most)
    const codes = await store.endedByCode(tx, accountId, formId, most)
    const names = await namesOf(
      tx,
      people.map(({ key }) => key),
    )
    const places = await codePlaces(
      tx,
      accountId,
      codes.map(({ key }) => key),
    )
    return {
      people: people.map(({ key: id, ...ended }) => ({ person: { id, name: names.get(id) ?? '' }, ...ended })),
      codes: codes.flatMap(({ key: id, ...ended }) => {
        const place = places.get(id)
        return place ? [{ qrCode: { id, name: place.name }, ...ended }] : []
      }),
    }
  }

  return {
    async get(formId: number, { caller }: MemberContext): Promise<FormFollowUp> {
      const { tx } = database
      const { accountId } = caller
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
      return { ...((await store.findSettings(tx, accountId, formId)) ?? noSettings), can: canOf(caller) }
    },

    set: ({ formId, settings }: ParsedInput<Calls['set']>, { caller }: MemberContext): Promise<FormFollowUp> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const name = (await forms.titleOf(tx, accountId, formId)) ?? notFound()
        const members = new Set((await membersOf(tx, accountId)).map(({ userId }) => userId))
        const isThere = (userId: number | null) => userId === null || members.has(userId)
        if (!(settings.escalation?.userIds ?? []).every(isThere)) failField('settings', 'errors.notFound')
        if (!settings.rules.every(({ chargeId }) => isThere(chargeId))) failField('settings', 'errors.notFound')
        await store.putSettings(tx, accountId, formId, settings)
        await remember(tx, caller, 'changed', { id: formId, name }, { part: 'followUp' })
        return { ...settings, can: canOf(caller) }
      }),

    async figures(
      formId: number,
      { caller: { accountId }, now }: MemberContext,
    ): Promise<CallOutput<Calls['figures']>> {
      const { tx } = database
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
      const counted = new Map(
        (await store.countStates(tx, accountId, formId)).map(({ state, records }) => [state, records]),
      )
      const since = new Date(now.getTime() - figuresDays * day)
      return {
        states: followUpStates.map((state) => ({ state, records: counted.get(state) ?? 0 })),
        late: await store.countLate(tx, accountId, formId, now),
        ...(await store.endedSince(tx, accountId, formId, since)),
        ...(await byWhom(tx, accountId, formId, since)),
      }
    },
  }
}
