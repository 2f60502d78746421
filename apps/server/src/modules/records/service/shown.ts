import { type contract, flag, type FormShown, mayCall, type ParsedInput, type ShownRecords } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { qrCodesChanged } from '../../qr-codes/events.ts'
import { daysSince } from '../rules/days-since.ts'
import * as store from '../store/shown.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.shownRecords

/** What visitors read above a code's content: what was done last, how many days ago, by whom if that is said. */
export interface LastRecord {
  title: string
  days: number
  name: string
}

const canOf = (caller: MemberContext['caller']) => ({ edit: mayCall(flag('editRecord'), caller) })
const nothing: ShownRecords = { last: false, name: false }

/** What visitors of live codes see of the records that came in from them. */
export function createShown({
  database,
  audit,
  forms,
  events,
}: Pick<Dependencies, 'database' | 'audit' | 'forms' | 'events'>) {
  const remember = audit.on('form')

  return {
    async get(formId: number, { caller }: MemberContext): Promise<FormShown> {
      const { tx } = database
      const { accountId } = caller
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
      return { ...((await store.shownOf(tx, accountId, [formId])).get(formId) ?? nothing), can: canOf(caller) }
    },

    set: ({ formId, shown }: ParsedInput<Calls['set']>, { caller }: MemberContext): Promise<FormShown> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const name = (await forms.titleOf(tx, accountId, formId)) ?? notFound()
        await store.putShown(tx, accountId, formId, shown)
        await remember(tx, caller, 'changed', { id: formId, name }, { part: 'shown' })
        return { ...shown, can: canOf(caller) }
      }),

    /** What a code's page says of the forms that it opens, in the order in which they are named. */
    async lastOf(
      accountId: AccountId,
      qrCodeId: string,
      formIds: readonly number[],
      { zone, now }: { zone: string; now: Date },
    ): Promise<LastRecord[]> {
      const { tx } = database
      const shown = await store.shownOf(tx, accountId, formIds)
      const said: LastRecord[] = []
      for (const formId of formIds) {
        const { last, name } = shown.get(formId) ?? nothing
        const record = last ? await store.lastFrom(tx, accountId, { formId, qrCodeId }) : undefined
        const title = record && (await forms.titleOf(tx, accountId, formId))
        if (!record || title === undefined) continue
        said.push({ title, days: daysSince(record.at, now, zone), name: name ? record.name : '' })
      }
      return said
    },

    /** Records came or went: pages of codes that say so are drawn anew. */
    async changed(tx: Tx, accountId: AccountId, formId: number, qrCodeIds: readonly (string | null)[]): Promise<void> {
      const ids = [...new Set(qrCodeIds.filter((id) => id !== null))]
      if (ids.length === 0) return
      if ((await store.shownOf(tx, accountId, [formId])).get(formId)?.last)
        await events.announce(tx, qrCodesChanged, { accountId, ids })
    },
  }
}
