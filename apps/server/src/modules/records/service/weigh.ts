import { answered } from '@matai/form-kit/schema'
import { breath } from '../../../platform/breath.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { worthOf } from '../rules/typed-rows.ts'
import { accountsToWeigh } from '../store/everybody.ts'
import * as store from '../store/weighing.ts'
import type { Dependencies } from './dependencies.ts'

/** Records that one transaction weighs. */
const atATime = 500

/** Writes down what answers of exams were worth that came before it was kept, or from an older server. */
export function createWeighing({ database, forms, log }: Pick<Dependencies, 'database' | 'forms' | 'log'>) {
  /** A piece of a form; the last record of it, or null at the end. Unlogged: nothing that anybody answered changes. */
  const piece = (accountId: AccountId, formId: number, after: number): Promise<number | null> =>
    database.transact(accountId, async (tx) => {
      const rows = await store.lockScored(tx, accountId, formId, { after, limit: atATime })
      const worths: store.Worth[] = []
      for (const { id, version, answers, seed } of rows) {
        const document = await forms.versionOf(tx, accountId, formId, version)
        for (const { component, answer } of document ? answered(document, answers, seed ?? undefined) : []) {
          const worth = answer === undefined ? null : worthOf(component, answer)
          if (worth !== null) worths.push({ recordId: id, component: component.id, worth })
        }
      }
      await store.writeWorth(tx, accountId, worths)
      if (rows.length === atATime) return rows.at(-1)?.id ?? null
      await store.setWeighed(tx, accountId, formId)
      return null
    })

  async function weigh(accountId: AccountId): Promise<void> {
    for (const formId of await store.formsToWeigh(database.tx, accountId)) {
      let after: number | null = 0
      while (after !== null) {
        after = await piece(accountId, formId, after)
        await breath()
      }
    }
  }

  return async (): Promise<void> => {
    for (const accountId of await accountsToWeigh(database.tx))
      await weigh(accountId).catch((error: unknown) => log.error({ error, accountId }, 'answers were not weighed'))
  }
}
