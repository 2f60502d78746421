import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import * as store from '../store/templates.ts'

/** A label template is gone: what printed with it prints with a caption, until another one is chosen. */
export function forgetLabel(tx: Tx, accountId: AccountId, labelTemplateId: number): Promise<void> {
  return store.forgetLabel(tx, accountId, labelTemplateId)
}
