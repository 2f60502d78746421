import { and, asc, eq } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { recordView } from '../table/records.ts'

export type ViewRow = typeof recordView.$inferSelect

interface Owner {
  accountId: AccountId
  userId: number
}

const ofOwner = ({ accountId, userId }: Owner) =>
  and(eq(recordView.accountId, accountId), eq(recordView.userId, userId))

/** What a person chose last stands among the views, without a name. */
export const unnamed = ''

export function listViews(tx: Tx, owner: Owner, formId: number): Promise<ViewRow[]> {
  return tx
    .select()
    .from(recordView)
    .where(and(ofOwner(owner), eq(recordView.formId, formId)))
    .orderBy(asc(recordView.name))
}

/** One of the same name is replaced. */
export async function saveView(
  tx: Tx,
  owner: Owner,
  { formId, name, search, columns }: Pick<ViewRow, 'formId' | 'name' | 'search' | 'columns'>,
): Promise<ViewRow> {
  const { accountId, userId } = owner
  const [row] = await tx
    .insert(recordView)
    .values({ accountId, userId, formId, name, search, columns })
    .onConflictDoUpdate({
      target: [recordView.accountId, recordView.userId, recordView.formId, recordView.name],
      set: { search, columns },
    })
    .returning()
  if (!row) throw new Error('a view was not saved')
  return row
}

export async function deleteView(tx: Tx, owner: Owner, id: number): Promise<boolean> {
  return (await tx.delete(recordView).where(and(ofOwner(owner), eq(recordView.id, id)))).rowCount === 1
}
