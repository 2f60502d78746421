import { randomUUID } from 'node:crypto'
import type { PushEvent } from '@matai/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isWanted, streamOf } from '../rules/wanted.ts'
import { insertNews } from '../store/news.ts'
import { hasPushes, listPushes } from '../store/pushes.ts'

/** What happened, of a form or of none. */
export interface Happening {
  type: PushEvent
  formId: number | null
}

/** Rows of one statement. */
const atATime = 200

export const newUid = (): string => `evt_${randomUUID()}`

/**
 * Writes down what happened in the transaction in which it happens, where anybody is told of it. What is told is asked for
 * only then, as it is at this moment.
 */
export function createNews({ clock }: { clock: Clock }) {
  return async (
    tx: Tx,
    accountId: AccountId,
    { type, formId }: Happening,
    told: () => Promise<readonly Record<string, unknown>[]>,
  ): Promise<void> => {
    if (!(await hasPushes(tx, accountId))) return
    const pushes = await listPushes(tx, accountId)
    if (!pushes.some((push) => isWanted(push, { type, formId }))) return
    const at = clock.now()
    const stream = streamOf({ type, formId })
    const all = await told()
    for (let from = 0; from < all.length; from += atATime)
      await insertNews(
        tx,
        accountId,
        all.slice(from, from + atATime).map((data) => ({ uid: newUid(), type, stream, formId, data, at })),
      )
  }
}
