import type { CallOutput, contract, FormTip, ParsedInput } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { excelMime, writeSheet } from '../../../platform/excel/sheet.ts'
import { safeFileName } from '@matai/rules/file-names'
import { failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { tipKey } from '../rules/tips.ts'
import { findForm, lockForms } from '../store/forms.ts'
import * as store from '../store/tips.ts'
import type { Dependencies } from './dependencies.ts'
import { importTips, refuseMany } from './import-tips.ts'

type Calls = typeof contract.formTips

/** What fillers of a name or with a phone read after submitting. */
export function createFormTips(dependencies: Pick<Dependencies, 'database' | 'audit'>) {
  const { database, audit } = dependencies
  const remember = audit.on('form')

  async function titleOf(accountId: AccountId, formId: number): Promise<string> {
    const { title } = (await findForm(database.tx, accountId, formId)) ?? notFound()
    return title
  }

  const remove = (formId: number, ids: readonly number[] | undefined, { caller }: MemberContext) =>
    database.transact(caller.accountId, async (tx) => {
      const { accountId } = caller
      const [{ title } = notFound()] = await lockForms(tx, accountId, [formId])
      const gone = await store.deleteTips(tx, accountId, formId, ids)
      if (ids && gone.length < new Set(ids).size) notFound()
      if (gone.length > 0) {
        await remember(tx, caller, 'changed', { id: formId, name: title }, { part: 'tips', removed: gone.length })
      }
      return { removed: gone.length }
    })

  return {
    import: importTips(dependencies),

    async list(request: ParsedInput<Calls['list']>, accountId: AccountId): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      const { formId } = request.filters
      await titleOf(accountId, formId)
      const query = { formId, keyword: request.keyword, ...pageOfRows(request) }
      const rows = await store.listTips(tx, accountId, query)
      return {
        list: rows.map(toTip),
        total: await store.countTips(tx, accountId, query),
        totalIsLowerBound: false,
        next: nextPage(rows, query),
      }
    },

    add: ({ formId, person, message }: ParsedInput<Calls['add']>, { caller, now }: MemberContext): Promise<FormTip> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        // Whoever counts the tips of a form comes after whoever adds one now.
        const [{ title } = notFound()] = await lockForms(tx, accountId, [formId])
        refuseMany(await store.countTips(tx, accountId, { formId }), 1)
        const tip = { person, key: tipKey(person), message, createdAt: now }
        const row = await store.insertTip(tx, accountId, formId, tip)
        if (!row) return failField('person', 'formChecks.tipTwice')
        await remember(tx, caller, 'changed', { id: formId, name: title }, { part: 'tips', added: 1 })
        return toTip(row)
      }),

    removeAll: ({ formId }: { formId: number }, context: MemberContext) => remove(formId, undefined, context),
    removeSome: ({ formId, ids }: { formId: number; ids: number[] }, context: MemberContext) =>
      remove(formId, ids, context),

    async export(formId: number, context: MemberContext): Promise<CallOutput<Calls['export']>> {
      const { caller, say } = context
      const { accountId } = caller
      const title = await titleOf(accountId, formId)
      const rows = await store.allTips(database.tx, accountId, formId)
      if (rows.length > 0) await tell(database.tx, { formId, title, count: rows.length }, context)
      const body = await writeSheet({
        name: say('formChecks.tipSheet'),
        columns: [
          { header: say('formChecks.tipPersonColumn'), width: 24 },
          { header: say('formChecks.tipMessageColumn'), width: 60 },
        ],
        rows: rows.map(({ person, message }) => [person, message]),
      })
      return { mime: excelMime, body, fileName: `${safeFileName(`${title}-${say('formChecks.tipSheet')}`)}.xlsx` }
    },
  }

  function tell(
    tx: Tx,
    { formId, title, count }: { formId: number; title: string; count: number },
    context: MemberContext,
  ) {
    return audit.exported(tx, context, { id: formId, what: 'formTips', name: title, count })
  }
}

function toTip({ id, person, message, createdAt }: store.TipRow): FormTip {
  return { id, person, message, createdAt: createdAt.toISOString() }
}
