import { type CallOutput, type contract, type ParsedInput, type RecordView, recordViewsMax } from '@matai/contract'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import * as store from '../store/views.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.recordViews

const told = ({ id, name, search, columns }: store.ViewRow): RecordView => ({ id, name, search, columns })

const isNamed = ({ name }: store.ViewRow): boolean => name !== store.unnamed

/** How people look at the records of a form; everybody keeps views of his own. */
export function createViews({ database, forms }: Pick<Dependencies, 'database' | 'forms'>) {
  return {
    async list(formId: number, { caller }: MemberContext): Promise<CallOutput<Calls['list']>> {
      if ((await forms.titleOf(database.tx, caller.accountId, formId)) === undefined) notFound()
      const rows = await store.listViews(database.tx, caller, formId)
      return { list: rows.filter(isNamed).map(told), columns: rows.find((row) => !isNamed(row))?.columns ?? null }
    },

    /** Unlogged: a view is for nobody else. */
    save: (view: ParsedInput<Calls['save']>, { caller }: MemberContext): Promise<RecordView> =>
      database.transact(caller.accountId, async (tx) => {
        if ((await forms.titleOf(tx, caller.accountId, view.formId)) === undefined) notFound()
        const row = await store.saveView(tx, caller, view)
        const count = (await store.listViews(tx, caller, view.formId)).filter(isNamed).length
        if (count > recordViewsMax)
          fail('records.viewsTooMany', { as: 'limitReached', params: { most: recordViewsMax } })
        return told(row)
      }),

    /** Unlogged: what one person sees of a table is for nobody else. */
    setColumns: (
      { formId, columns }: ParsedInput<Calls['setColumns']>,
      { caller }: MemberContext,
    ): Promise<CallOutput<Calls['setColumns']>> =>
      database.transact(caller.accountId, async (tx) => {
        if ((await forms.titleOf(tx, caller.accountId, formId)) === undefined) notFound()
        await store.saveView(tx, caller, { formId, name: store.unnamed, search: '', columns })
        return { columns }
      }),

    /** Unlogged: a view is for nobody else. */
    remove: (id: number, { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) =>
        (await store.deleteView(tx, caller, id)) ? { removed: 1 } : notFound(),
      ),
  }
}
