import type { PaperBlock } from '@matai/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { recordLayout } from '../table.ts'

export type LayoutRow = typeof recordLayout.$inferSelect

const one = (accountId: AccountId, formId: number) =>
  and(eq(recordLayout.accountId, accountId), eq(recordLayout.formId, formId))

export async function findLayout(tx: Tx, accountId: AccountId, formId: number): Promise<LayoutRow | undefined> {
  const [row] = await tx.select().from(recordLayout).where(one(accountId, formId))
  return row
}

/** Two who set one at once come one after the other; whoever read an older version gets nothing. */
export async function putLayout(
  tx: Tx,
  accountId: AccountId,
  { formId, version, blocks }: { formId: number; version: number | undefined; blocks: PaperBlock[] | null },
): Promise<LayoutRow | undefined> {
  const [row] = await tx
    .insert(recordLayout)
    .values({ accountId, formId, blocks })
    .onConflictDoUpdate({
      target: [recordLayout.accountId, recordLayout.formId],
      set: { blocks, version: sql`${recordLayout.version} + 1` },
      ...(version === undefined ? {} : { setWhere: eq(recordLayout.version, version) }),
    })
    .returning()
  return row
}

export const layoutParts: readonly AccountPart[] = [
  tablePart('record-layouts.jsonl', recordLayout, {
    by: ['formId'],
    columns: { formId: recordLayout.formId, blocks: recordLayout.blocks },
  }),
]
