import type { ClosedStatus, FormClosing } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Ports } from '../../../platform/ports.ts'
import { formStatuses } from '../ports.ts'

/** Forms that take nothing of live codes in some statuses. */
export function createClosedStatuses({ ports }: { ports: Ports }) {
  return {
    /** The statuses of the account; those that close the form are marked. */
    async list(tx: Tx, accountId: AccountId, { statusItems }: FormClosing): Promise<ClosedStatus[]> {
      const all = await Promise.all(ports.all(formStatuses).map((statuses) => statuses.list(tx, accountId)))
      return all.flat().map(({ id, name, items }) => ({
        id,
        name,
        items: items.map((item) => ({ id: item.id, name: item.name, closes: statusItems.includes(item.id) })),
      }))
    },

    /** Whether a form takes nothing of a live code now, because of what status it is in. */
    async isClosedFor(tx: Tx, accountId: AccountId, { statusItems }: FormClosing, qrCodeId: string): Promise<boolean> {
      if (statusItems.length === 0) return false
      const all = await Promise.all(ports.all(formStatuses).map((of) => of.itemsOf(tx, accountId, qrCodeId)))
      return all.flat().some((item) => statusItems.includes(item))
    },
  }
}
