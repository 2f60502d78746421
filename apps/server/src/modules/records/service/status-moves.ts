import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { noSettings, stateOfItem } from '../rules/follow-up.ts'
import { allSettings, lockOpenOfCodes } from '../store/follow-up-settings.ts'
import type { Dependencies } from './dependencies.ts'
import { createByRule } from './by-rule.ts'

/** Records that one change of a status moves at most; who has more of them open at one code looks at the list. */
const movedAtMost = 1_000

/** For the module of statuses: live codes came into an item, and their open records go along where a form says so. */
export function createStatusMoves(dependencies: Pick<Dependencies, 'events' | 'evidence' | 'forms' | 'notices'>) {
  const byRule = createByRule(dependencies)

  return async (
    tx: Tx,
    accountId: AccountId,
    { itemId, qrCodeIds }: { itemId: number; qrCodeIds: readonly string[] },
    at: Date,
  ): Promise<void> => {
    const forms = new Map([...(await allSettings(tx, accountId))].filter(([, set]) => stateOfItem(set, itemId)))
    if (forms.size === 0 || qrCodeIds.length === 0) return
    const wanted = { formIds: [...forms.keys()], qrCodeIds, limit: movedAtMost }
    for (const row of await lockOpenOfCodes(tx, accountId, wanted)) {
      const settings = forms.get(row.formId) ?? noSettings
      const state = stateOfItem(settings, itemId)
      if (state && state !== row.followUp) await byRule.moved(tx, row, { state, settings }, at)
    }
  }
}
