import type { RecordItem } from '@matai/contract'
import { Temporal } from 'temporal-polyfill'
import { fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { readRedeemCode } from '../rules/redeem-code.ts'
import * as store from '../store/redeeming.ts'
import type { Dependencies } from './dependencies.ts'
import { describeRecords } from './describe.ts'

/** Codes on records that have something handed over once. */
export function createRedeeming(dependencies: Pick<Dependencies, 'database' | 'audit' | 'forms' | 'namesOf'>) {
  const { database, audit, forms, namesOf } = dependencies
  const remember = audit.on('record')

  return {
    /** Once, however many try at the same moment: the others are told who and when. */
    redeem: (typed: string, context: MemberContext): Promise<RecordItem> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const { accountId, userId, zone } = caller
        const code = readRedeemCode(typed) ?? failField('code', 'records.codeUnknown')
        const row = await store.redeem(tx, accountId, code, { userId, now })
        if (!row) {
          const known = (await store.findByCode(tx, accountId, code)) ?? failField('code', 'records.codeUnknown')
          const by = known.redeemedBy ?? 0
          const name = (await namesOf(tx, [by])).get(by) ?? ''
          return fail('records.codeRedeemed', {
            as: 'conflict',
            params: { at: minuteOf(known.redeemedAt, zone), name },
          })
        }
        const title = (await forms.titleOf(tx, accountId, row.formId)) ?? ''
        await remember(tx, caller, 'changed', { id: row.id, name: `${title} №${row.number}` }, { part: 'redeemed' })
        const [item = notFound()] = await describeRecords(tx, [row], context, { namesOf, forms })
        return item
      }),

    /** Takes codes away that nobody redeemed. */
    withdraw: (formId: number, ids: readonly number[], { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const title = (await forms.titleOf(tx, accountId, formId)) ?? notFound()
        const unique = [...new Set(ids)]
        if ((await store.countOf(tx, accountId, formId, unique)) < unique.length) notFound()
        const rows = await store.withdraw(tx, accountId, formId, unique)
        for (const { id, number } of rows)
          await remember(tx, caller, 'changed', { id, name: `${title} №${number}` }, { part: 'codeWithdrawn' })
        return { removed: rows.length }
      }),
  }
}

const minuteOf = (at: Date | null, zone: string): string =>
  at === null
    ? ''
    : Temporal.Instant.fromEpochMilliseconds(at.getTime())
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' })
        .replace('T', ' ')
