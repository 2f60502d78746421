import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import type { Ports } from '../../../platform/ports.ts'
import { formUses } from '../ports.ts'
import type { FormUse } from './dependencies.ts'

/** Where forms stand, as later modules say. */
export function createFormUses({ ports }: { ports: Ports }) {
  async function of(tx: Tx, accountId: AccountId, formIds: number[], now: Date): Promise<FormUse[]> {
    return (await Promise.all(ports.all(formUses).map((uses) => uses(tx, accountId, formIds, now)))).flat()
  }
  return {
    of,

    /** Stops the verb when something opens one of the forms, and says what. */
    async refuseUsed(tx: Tx, accountId: AccountId, formIds: number[], now: Date): Promise<void> {
      const uses = await of(tx, accountId, formIds, now)
      const fields = uses.map(({ formId, in: where, count, names }) => ({
        path: ['ids', formIds.indexOf(formId)],
        phrase: where === 'codes' ? ('codeForms.onCodes' as const) : ('codeForms.onTemplates' as const),
        params: { count, names: names.join(', ') },
      }))
      const [first] = fields
      if (first) fail(first.phrase, { as: 'conflict', params: first.params, fields })
    },
  }
}
