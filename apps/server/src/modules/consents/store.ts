import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { consentRequest, consentRule } from './table.ts'

export type RequestRow = typeof consentRequest.$inferSelect

const own = (accountId: AccountId, id: number) =>
  and(eq(consentRequest.accountId, accountId), eq(consentRequest.id, id))

export async function readRule(tx: Tx, accountId: AccountId): Promise<number | null> {
  const [row] = await tx
    .select({ most: consentRule.most })
    .from(consentRule)
    .where(eq(consentRule.accountId, accountId))
  return row?.most ?? null
}

export async function writeRule(tx: Tx, accountId: AccountId, most: number | null): Promise<void> {
  if (most === null) await tx.delete(consentRule).where(eq(consentRule.accountId, accountId))
  else
    await tx
      .insert(consentRule)
      .values({ accountId, most })
      .onConflictDoUpdate({ target: consentRule.accountId, set: { most } })
}

/** The id of the same wish of the same person that waits, else of a new one. */
export async function putRequest(
  tx: Tx,
  accountId: AccountId,
  row: Omit<typeof consentRequest.$inferInsert, 'accountId' | 'id' | 'state'>,
): Promise<{ id: number; isNew: boolean }> {
  const [same] = await tx
    .select({ id: consentRequest.id })
    .from(consentRequest)
    .where(
      and(
        eq(consentRequest.accountId, accountId),
        eq(consentRequest.state, 'waiting'),
        gt(consentRequest.expiresAt, row.askedAt),
        eq(consentRequest.askedBy, row.askedBy),
        eq(consentRequest.kind, row.kind),
        sql`${consentRequest.wish} = ${JSON.stringify(row.wish)}::jsonb`,
      ),
    )
  if (same) return { id: same.id, isNew: false }
  const [made] = await tx
    .insert(consentRequest)
    .values({ accountId, state: 'waiting', ...row })
    .returning({ id: consentRequest.id })
  if (!made) throw new Error('an insert returned no row')
  return { id: made.id, isNew: true }
}

/** The newest, of one person or of all. */
export function listRequests(tx: Tx, accountId: AccountId, askedBy?: number): Promise<RequestRow[]> {
  return tx
    .select()
    .from(consentRequest)
    .where(
      and(
        eq(consentRequest.accountId, accountId),
        askedBy === undefined ? undefined : eq(consentRequest.askedBy, askedBy),
      ),
    )
    .orderBy(desc(consentRequest.id))
    .limit(100)
}

export async function lockRequest(tx: Tx, accountId: AccountId, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(consentRequest).where(own(accountId, id)).for('update')
  return row
}

export async function changeRequest(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<Pick<RequestRow, 'state' | 'answeredBy' | 'answeredAt' | 'reason' | 'removed'>>,
): Promise<RequestRow | undefined> {
  const [row] = await tx.update(consentRequest).set(values).where(own(accountId, id)).returning()
  return row
}

/** Codes that went to the trash with somebody's agreement since then. */
export async function agreedSince(tx: Tx, accountId: AccountId, since: Date): Promise<number> {
  const [row] = await tx
    .select({ removed: sql<number>`coalesce(sum(${consentRequest.removed}), 0)::int` })
    .from(consentRequest)
    .where(and(eq(consentRequest.accountId, accountId), gt(consentRequest.answeredAt, since)))
  return row?.removed ?? 0
}
