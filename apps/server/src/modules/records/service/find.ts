import { type CallOutput, type contract, recordsFoundAtOnce } from '@matai/contract'
import { componentsOf } from '@matai/form-kit/schema'
import type { Tx } from '../../../platform/db/database.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { excerptOf, serialAsked } from '../rules/found.ts'
import { maskingOf, seesAll } from '../rules/masking.ts'
import { foundText } from '../rules/typed-rows.ts'
import * as store from '../store/find.ts'
import type { Dependencies } from './dependencies.ts'

type Found = CallOutput<typeof contract.records.find>

/** Forms that are looked through, the one that was filled in last first. */
const formsMost = 40
/** Those of which the newest records are read word for word, and how many of each. */
const readForms = 8
const readRecords = 150
/** Shorter ones are in every other answer. */
const shortestWord = 2

/** Records of any form while somebody types: what is looked through does not grow with the records. */
export function createFinding({ database, forms }: Pick<Dependencies, 'database' | 'forms'>) {
  const { tx } = database

  /** Those forms whose numbers have in front of them what was typed. */
  async function numberedSo(open: Tx, formIds: readonly number[], prefix: string, { caller, now }: MemberContext) {
    if (prefix === '') return formIds
    const settings = await Promise.all(formIds.map((id) => forms.settingsOf(open, caller.accountId, id, now)))
    const wanted = prefix.toLowerCase()
    return formIds.filter((_, at) => settings[at]?.submitPage.serial?.prefix.toLowerCase() === wanted)
  }

  return async (keyword: string, context: MemberContext): Promise<Found> => {
    const { caller } = context
    const { accountId } = caller
    const filled = await store.formsFilledLast(tx, accountId, formsMost)
    const known = new Map((await forms.newestOfAll(tx, accountId, filled)).map((form) => [form.id, form]))
    const formIds = filled.filter((id) => known.has(id))
    const isAll = seesAll(caller)
    const questions = [...known.values()].flatMap(({ id: formId, document }) => {
      const masking = isAll ? undefined : maskingOf(document)
      return componentsOf(document).flatMap(({ id: component }) =>
        masking?.isHidden(component) ? [] : [{ formId, component }],
      )
    })
    const found = new Map<number, store.FoundRecord>()
    const add = (rows: readonly store.FoundRecord[]) => {
      for (const row of rows) if (!found.has(row.id) && found.size < recordsFoundAtOnce) found.set(row.id, row)
    }
    const serial = serialAsked(keyword)
    if (serial) {
      const ids = await numberedSo(tx, formIds, serial.prefix, context)
      add(await store.recordsNumbered(tx, accountId, { ...serial, formIds: ids }, recordsFoundAtOnce))
    }
    const text = foundText(keyword)
    if (text && found.size < recordsFoundAtOnce)
      add(await store.recordsBeginning(tx, accountId, { questions, text }, recordsFoundAtOnce))
    if (text.length >= shortestWord && found.size < recordsFoundAtOnce) {
      const some = { formIds: formIds.slice(0, readForms), questions, text, newest: readRecords }
      add(await store.recordsContaining(tx, accountId, some, recordsFoundAtOnce))
    }
    return {
      list: [...found.values()].map(({ at, text: answer, ...row }) => ({
        ...row,
        title: known.get(row.formId)?.title ?? '',
        at: at.toISOString(),
        text: excerptOf(answer, keyword),
      })),
    }
  }
}
