import { formCodesCounted } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { FormUse } from '../../forms/service/dependencies.ts'
import { usesOfForms } from '../store/form-codes.ts'

/** On how many live codes forms stand, for who lists or deletes them. */
export async function codesOfForms(tx: Tx, accountId: AccountId, formIds: number[], now: Date): Promise<FormUse[]> {
  const uses = await usesOfForms(tx, accountId, formIds, { now, atMost: formCodesCounted, shown: 3 })
  return uses.map(({ formId, codes, names }) => ({ formId, in: 'codes', count: codes, names }))
}

/** The same for who fills them: on how many codes each is, and some of these. */
export async function codesToFill(tx: Tx, accountId: AccountId, formIds: number[], now: Date, shown: number) {
  const uses = await usesOfForms(tx, accountId, formIds, { now, atMost: formCodesCounted, shown, narrowed: true })
  return new Map(
    uses.map(({ formId, codes, ids, names }) => [
      formId,
      { count: codes, some: ids.map((id, at) => ({ id, name: names[at] || id })) },
    ]),
  )
}
