import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FormUse } from '../../forms/service/dependencies.ts'
import { templatesWithForms } from '../store/form-uses.ts'

/** What some of them are called, for a sentence. */
const namedAtMost = 3

/** Which batch templates put forms on their codes. */
export async function templatesOfForms(tx: Tx, accountId: AccountId, formIds: number[]): Promise<FormUse[]> {
  const rows = await templatesWithForms(tx, accountId, formIds)
  return [...Map.groupBy(rows, ({ formId }) => formId)].map(([formId, templates]) => ({
    formId,
    in: 'templates',
    count: templates.length,
    names: templates.slice(0, namedAtMost).map(({ name }) => name),
  }))
}
