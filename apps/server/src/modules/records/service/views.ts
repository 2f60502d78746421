import { type contract, type ParsedInput, type RecordView, recordViewsMax } from '@matai/contract'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import * as store from '../store/views.ts'
import type { Dependencies } from './dependencies.ts'

type Calls = typeof contract.recordViews

const told = ({ id, name, search, columns }: store.ViewRow): RecordView => ({ id, name, search, columns })

/** How people look at the records of a form; everybody keeps views of his own. */
export function createViews({ database, forms }: Pick<Dependencies, 'database' | 'forms'>) {
  return {
    async list(formId: number, { caller }: MemberContext): Promise<{ list: RecordView[] }> {
      if ((await forms.titleOf(database.tx, caller.accountId, formId)) === undefined) notFound()
      return { list: (await store.listViews(database.tx, caller, formId)).map(told) }
    },

    /** Unlogged: a view is for nobody else. */
    save: (view: ParsedInput<Calls['save']>, { caller }: MemberContext): Promise<RecordView> =>
      database.transact(caller.accountId, async (tx) => {
        if ((await forms.titleOf(tx, caller.accountId, view.formId)) === undefined) notFound()
        const row = await store.saveView(tx, caller, view)
        const count = (await store.listViews(tx, caller, view.formId)).length
        if (count > recordViewsMax)
          fail('records.viewsTooMany', { as: 'limitReached', params: { most: recordViewsMax } })
        return told(row)
      }),

    /** Unlogged: a view is for nobody else. */
    remove: (id: number, { caller }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) =>
        (await store.deleteView(tx, caller, id)) ? { removed: 1 } : notFound(),
      ),
  }
}
