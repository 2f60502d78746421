import { and, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { formUse } from '../table/records.ts'

/** Uses up so much; false when that is more than there is, and then nothing is used up. What was set of a day counts. */
export async function use(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { key, amount, most }: { key: string; amount: number; most: number | null },
): Promise<boolean> {
  const there = sql`coalesce(${formUse.most}, ${most}::int)`
  const fits = sql`(${there} is null or ${formUse.used} + ${amount} <= ${there})`
  const set = { used: sql`${formUse.used} + ${amount}` }
  if (most !== null && amount > most) {
    const one = and(eq(formUse.accountId, accountId), eq(formUse.formId, formId), eq(formUse.key, key))
    return (await tx.update(formUse).set(set).where(and(one, fits))).rowCount === 1
  }
  const used = await tx
    .insert(formUse)
    .values({ accountId, formId, key, used: amount })
    .onConflictDoUpdate({ target: [formUse.accountId, formUse.formId, formUse.key], set, setWhere: fits })
    .returning({ used: formUse.used })
  return used.length === 1
}

interface Use {
  used: number
  /** null: as the form has it */
  most: number | null
}

/** What is used up of a form; nothing stands for what nobody used yet. */
export async function usesOf(tx: Tx, accountId: AccountId, formId: number): Promise<ReadonlyMap<string, Use>> {
  const rows = await tx
    .select({ key: formUse.key, used: formUse.used, most: formUse.most })
    .from(formUse)
    .where(and(eq(formUse.accountId, accountId), eq(formUse.formId, formId)))
  return new Map(rows.map(({ key, ...use }) => [key, use]))
}

/** Places of one slot of one day; null: as the form has it. */
export async function setMost(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { key, most }: { key: string; most: number | null },
): Promise<Use> {
  const [row] = await tx
    .insert(formUse)
    .values({ accountId, formId, key, used: 0, most })
    .onConflictDoUpdate({ target: [formUse.accountId, formUse.formId, formUse.key], set: { most } })
    .returning({ used: formUse.used, most: formUse.most })
  return row ?? { used: 0, most }
}
