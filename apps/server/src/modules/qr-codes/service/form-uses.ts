import { formCodesCounted } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FormUse } from '../../forms/service/dependencies.ts'
import { usesOfForms } from '../store/form-codes.ts'

/** On how many live codes forms stand, for who lists or deletes them. */
export async function codesOfForms(tx: Tx, accountId: AccountId, formIds: number[], now: Date): Promise<FormUse[]> {
  const uses = await usesOfForms(tx, accountId, formIds, { now, atMost: formCodesCounted })
  return uses.map(({ formId, codes, names }) => ({ formId, in: 'codes', count: codes, names }))
}
