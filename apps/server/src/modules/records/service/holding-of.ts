import { answered, type Condition } from '@matai/form-kit/schema'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { holdingFor } from '../rules/holding.ts'
import { findRecord } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'

/** For later modules: says of conditions whether they hold for a record; undefined when it is gone. */
export function createHoldingOf({ forms }: Pick<Dependencies, 'forms'>) {
  return async (
    tx: Tx,
    accountId: AccountId,
    recordId: number,
  ): Promise<((when: Condition) => boolean) | undefined> => {
    const row = await findRecord(tx, accountId, recordId)
    const document = row && (await forms.versionOf(tx, accountId, row.formId, row.version))
    return document && holdingFor(answered(document, row.answers, row.seed ?? undefined))
  }
}
