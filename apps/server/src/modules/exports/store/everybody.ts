import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { byAccount } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { TaskRow } from '../rules/task.ts'
import { exportTask } from '../table.ts'

/** Tasks that one look finds: the first may be taken by the time it is held. */
const lookedAt = 10
const atATime = 50

/** Workers of all nodes choose one after the other until the transaction ends, so that no two take tasks of one person. */
export async function holdClaims(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('exports claim', 0))`)
}

/** The tasks that wait longest and whose owners have none of their kind running. */
export function listFirst(tx: Tx): Promise<{ accountId: number; id: number }[]> {
  const isFirst = sql`not exists (select 1 from ${exportTask} busy where busy.state = 'running'
    and busy.account_id = ${exportTask.accountId} and busy.user_id = ${exportTask.userId}
    and busy.kind = ${exportTask.kind})`
  return tx
    .select({ accountId: exportTask.accountId, id: exportTask.id })
    .from(exportTask)
    .where(and(eq(exportTask.state, 'waiting'), isFirst))
    .orderBy(asc(exportTask.id))
    .limit(lookedAt)
}

/** Running tasks whose worker has said nothing since the moment, by account. */
export async function listSilent(tx: Tx, since: Date): Promise<[AccountId, { id: number }[]][]> {
  const rows = await tx
    .select({ accountId: exportTask.accountId, id: exportTask.id })
    .from(exportTask)
    .where(and(eq(exportTask.state, 'running'), lt(exportTask.aliveAt, since)))
    .orderBy(asc(exportTask.id))
    .limit(atATime)
  return byAccount(rows)
}

export function listExpired(tx: Tx, now: Date): Promise<TaskRow[]> {
  return tx
    .select()
    .from(exportTask)
    .where(lte(exportTask.expiresAt, now))
    .orderBy(asc(exportTask.expiresAt))
    .limit(100)
}
