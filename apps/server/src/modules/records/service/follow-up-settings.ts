import {
  type CallOutput,
  type contract,
  followUpStates,
  type FollowUpSettings,
  type ParsedInput,
} from '@matai/contract'
import { failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { membersOf } from '../../accounts/service/members.ts'
import { noSettings } from '../rules/follow-up.ts'
import * as store from '../store/follow-up-settings.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.followUpSettings

const figuresDays = 90
const day = 86_400_000

/** How records of a form are followed up by themselves, and how fast people are. */
export function createFollowUpSettings({ database, audit, forms }: Pick<Dependencies, 'database' | 'audit' | 'forms'>) {
  const remember = audit.on('form')

  return {
    async get(formId: number, { caller: { accountId } }: MemberContext): Promise<FollowUpSettings> {
      const { tx } = database
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
      return (await store.findSettings(tx, accountId, formId)) ?? noSettings
    },

    set: ({ formId, settings }: ParsedInput<Calls['set']>, { caller }: MemberContext): Promise<FollowUpSettings> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const name = (await forms.titleOf(tx, accountId, formId)) ?? notFound()
        const members = new Set((await membersOf(tx, accountId)).map(({ userId }) => userId))
        const isThere = (userId: number | null) => userId === null || members.has(userId)
        if (!(settings.escalation?.userIds ?? []).every(isThere)) failField('settings', 'errors.notFound')
        if (!settings.rules.every(({ chargeId }) => isThere(chargeId))) failField('settings', 'errors.notFound')
        await store.putSettings(tx, accountId, formId, settings)
        await remember(tx, caller, 'changed', { id: formId, name }, { part: 'followUp' })
        return settings
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
      }
    },
  }
}
