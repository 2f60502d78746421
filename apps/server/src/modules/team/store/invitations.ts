import { and, asc, count, eq, gt } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { memberInvitation } from '../table.ts'

export type InvitationRow = typeof memberInvitation.$inferSelect
export type NewInvitation = Omit<typeof memberInvitation.$inferInsert, 'accountId' | 'id'>

const own = (accountId: AccountId, id: number) =>
  and(eq(memberInvitation.accountId, accountId), eq(memberInvitation.id, id))

export async function insertInvitation(tx: Tx, accountId: AccountId, values: NewInvitation): Promise<InvitationRow> {
  const [row] = await tx
    .insert(memberInvitation)
    .values({ accountId, ...values })
    .returning()
  if (!row) throw new Error('an insert returned no row')
  return row
}

export function listInvitations(tx: Tx, accountId: AccountId): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(memberInvitation)
    .where(eq(memberInvitation.accountId, accountId))
    .orderBy(asc(memberInvitation.id))
}

/** Those that still let somebody in. */
export async function countOpen(tx: Tx, accountId: AccountId, now: Date): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(memberInvitation)
    .where(and(eq(memberInvitation.accountId, accountId), gt(memberInvitation.expiresAt, now)))
  return row?.open ?? 0
}

/** One by its code. */
export async function findByCode(tx: Tx, accountId: AccountId, codeHash: string): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(memberInvitation)
    .where(and(eq(memberInvitation.accountId, accountId), eq(memberInvitation.codeHash, codeHash)))
  return row
}

export async function changeInvitation(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: Partial<NewInvitation>,
): Promise<InvitationRow | undefined> {
  const [row] = await tx.update(memberInvitation).set(values).where(own(accountId, id)).returning()
  return row
}

/** Takes away the oldest one that names an address (lower case), as long as it lets somebody in. */
export async function takeInvitationOf(
  tx: Tx,
  accountId: AccountId,
  email: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  const rows = await listInvitations(tx, accountId)
  const wanted = rows.find((one) => one.email.toLowerCase() === email && one.expiresAt > now)
  return wanted && takeInvitation(tx, accountId, wanted.id)
}

/** Takes it away; of any number at once one gets it. */
export async function takeInvitation(tx: Tx, accountId: AccountId, id: number): Promise<InvitationRow | undefined> {
  const [row] = await tx.delete(memberInvitation).where(own(accountId, id)).returning()
  return row
}

/** Whether a number is invited and may still come. */
export async function isInvited(tx: Tx, accountId: AccountId, mobile: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: memberInvitation.id })
    .from(memberInvitation)
    .where(
      and(
        eq(memberInvitation.accountId, accountId),
        eq(memberInvitation.mobile, mobile),
        gt(memberInvitation.expiresAt, now),
      ),
    )
  return row !== undefined
}
