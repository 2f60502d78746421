import type { CallOutput, contract, Disposal, ParsedInput, Retention } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { reachNow } from '../../../platform/db/reach.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import * as store from '../store/retention.ts'
import type { Dependencies } from './dependencies.ts'

/** Said by whoever tells programs of records. */
export { markPushed } from '../store/retention.ts'

type Calls = typeof contract.retention

const told = ({ id, at, days, records, from, until }: store.DisposalRow): Disposal => ({
  id,
  at: at.toISOString(),
  days,
  records,
  from: from.toISOString(),
  until: until.toISOString(),
})

/** How long records are kept, and what was deleted because its time was over. */
export function createRetention({ database, audit, forms }: Pick<Dependencies, 'database' | 'audit' | 'forms'>) {
  const remember = audit.on('form')

  async function titleOf(tx: Tx, accountId: AccountId, formId: number): Promise<string> {
    return (await forms.titleOf(tx, accountId, formId)) ?? notFound()
  }

  async function describe(tx: Tx, accountId: AccountId, formId: number): Promise<Retention> {
    const row = await store.findRetention(tx, accountId, formId)
    return {
      days: row?.days ?? null,
      afterPush: row?.afterPush ?? false,
      nextAt: row?.announced ?? null,
      disposed: row?.disposed ?? 0,
    }
  }

  return {
    async get(formId: number, { caller: { accountId } }: MemberContext): Promise<Retention> {
      await titleOf(database.tx, accountId, formId)
      return describe(database.tx, accountId, formId)
    },

    set: ({ formId, days, afterPush }: ParsedInput<Calls['set']>, { caller }: MemberContext): Promise<Retention> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId, userId } = caller
        const name = await titleOf(tx, accountId, formId)
        // It would delete what lies outside of his directories as well.
        if (reachNow()) fail('errors.noPermission', { as: 'noPermission' })
        await store.putRetention(tx, { accountId, formId, days, afterPush, userId })
        await remember(
          tx,
          caller,
          'changed',
          { id: formId, name },
          { part: 'retention', ...(days !== null && { days }) },
        )
        return describe(tx, accountId, formId)
      }),

    async list(
      { filters: { formId }, ...request }: ParsedInput<Calls['list']>,
      { caller: { accountId } }: MemberContext,
    ): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      await titleOf(tx, accountId, formId)
      const page = pageOfRows(request)
      const query = { formId, keyword: request.keyword }
      const rows = await store.listDisposals(tx, accountId, query, page)
      return {
        list: rows.map(told),
        total: await store.countDisposals(tx, accountId, query),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    /** For the certificate; not found for one of another account. */
    async disposal(tx: Tx, accountId: AccountId, id: number): Promise<store.DisposalRow> {
      return (await store.findDisposal(tx, accountId, id)) ?? notFound()
    },
  }
}
