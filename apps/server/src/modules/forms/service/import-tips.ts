import { type CallOutput, type contract, formTipsMax, type ParsedInput } from '@matai/contract'
import { readTable } from '../../../platform/excel/read-table.ts'
import { Failure, fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { readTipRows, type TipFault } from '../rules/tips.ts'
import { findForm, lockForms } from '../store/forms.ts'
import * as store from '../store/tips.ts'
import type { Dependencies } from './dependencies.ts'

type Import = (typeof contract.formTips)['import']

/** Takes the tips of a workbook: all of them, or with `skipBad` the good ones. Names each row that is wrong. */
export function importTips({ database, audit }: Pick<Dependencies, 'database' | 'audit'>) {
  return async (
    { formId, workbook, skipBad }: ParsedInput<Import>,
    { caller, limit, say, now }: MemberContext,
  ): Promise<CallOutput<Import>> => {
    const { accountId } = caller
    if (!(await findForm(database.tx, accountId, formId))) notFound()
    const rows = await readTable({ bytes: Buffer.from(workbook, 'base64'), rowsAtMost: limit + 2 })
    if (!rows) return failField('workbook', 'codeAccess.workbookUnreadable')
    const { good, faults } = readTipRows(rows)
    const count = good.length + new Set(faults.map(({ row }) => row)).size
    if (count > limit) fail('codeAccess.maxRows', { as: 'limitReached', data: { limit, used: count } })
    if (count === 0) return failField('workbook', 'formChecks.tipsEmpty')
    if (faults.length > 0 && !skipBad) refuse(faults)
    const skipped = faults.map(({ row, column, phrase, params }) => ({ row, column, message: say(phrase, params) }))
    const taken = await database.transact(accountId, async (tx) => {
      const [{ title } = notFound()] = await lockForms(tx, accountId, [formId])
      const before = new Map((await store.allTips(tx, accountId, formId)).map(({ key, message }) => [key, message]))
      const added = good.filter(({ key }) => !before.has(key)).length
      const changed = good.filter(({ key, message }) => before.has(key) && before.get(key) !== message).length
      refuseMany(before.size, added)
      await store.putTips(
        tx,
        accountId,
        formId,
        good.map((tip) => ({ ...tip, createdAt: now })),
      )
      const details = { part: 'tips', added, changed }
      if (added + changed > 0) await audit.on('form')(tx, caller, 'changed', { id: formId, name: title }, details)
      return { added, changed }
    })
    return { ...taken, skipped }
  }
}

function refuse(faults: readonly TipFault[]): never {
  const [first] = faults
  const fields = faults
    .slice(0, 50)
    .map(({ row, column, phrase, params }) => ({ path: ['rows', row, column], phrase, params }))
  throw new Failure('inputInvalid', first?.phrase ?? 'errors.input', { params: first?.params ?? {}, fields })
}

/** A form has so many tips and no more. */
export function refuseMany(used: number, more: number): void {
  if (used + more <= formTipsMax) return
  const limit = formTipsMax
  fail('formChecks.tooManyTips', { as: 'limitReached', params: { limit }, data: { limit, used } })
}
