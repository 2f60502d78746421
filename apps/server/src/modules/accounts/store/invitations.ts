import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { account, invitation, user } from '../table.ts'

export type InvitationRow = typeof invitation.$inferSelect

export async function insertInvitation(tx: Tx, row: typeof invitation.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(invitation).values(row).returning({ id: invitation.id })
  if (!inserted) throw new Error('an insert returned no row')
  return inserted.id
}

const usable = (codeHash: string, now: Date) =>
  and(eq(invitation.codeHash, codeHash), isNull(invitation.usedAt), gt(invitation.expiresAt, now))

/** One that may still be used. */
export async function findInvitation(tx: Tx, codeHash: string, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await tx.select().from(invitation).where(usable(codeHash, now))
  return row
}

/** Uses it up; of any number at once one succeeds. */
export async function takeInvitation(
  tx: Tx,
  { codeHash, userId, now }: { codeHash: string; userId: number; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(invitation)
    .set({ usedAt: now, usedBy: userId })
    .where(usable(codeHash, now))
    .returning({ id: invitation.id })
  return taken.length === 1
}

export interface InvitationQuery {
  id?: number
  state?: 'open' | 'used' | 'expired' | undefined
  /** part of the note or of the number it is for; empty for all */
  keyword?: string
  sort?: 'newest' | 'oldest'
  now: Date
  offset: number
  limit: number
}

/** In their order, the newest first unless told otherwise, with the account and the number of who used it; what the server mailed by itself is left out. */
export function listInvitations(tx: Tx, query: InvitationQuery) {
  return tx
    .select({ row: invitation, name: account.name, usedMobile: user.mobile })
    .from(invitation)
    .leftJoin(user, eq(user.id, invitation.usedBy))
    .leftJoin(account, eq(account.ownerId, invitation.usedBy))
    .where(filtered(query))
    .orderBy(query.sort === 'oldest' ? asc(invitation.id) : desc(invitation.id))
    .offset(query.offset)
    .limit(query.limit)
}

export async function countInvitations(tx: Tx, query: InvitationQuery): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(invitation).where(filtered(query))
  return row?.total ?? 0
}

/** What it was for; undefined when there is none that is still unused. */
export async function deleteInvitation(tx: Tx, id: number): Promise<InvitationRow | undefined> {
  const [gone] = await tx
    .delete(invitation)
    .where(and(eq(invitation.id, id), isNull(invitation.usedAt)))
    .returning()
  return gone
}

export async function deleteOldInvitations(tx: Tx, before: Date): Promise<void> {
  await tx.delete(invitation).where(lte(invitation.expiresAt, before))
}

function filtered({ id, state, now, keyword = '' }: InvitationQuery): SQL | undefined {
  const part = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    isNull(invitation.email),
    id === undefined ? undefined : eq(invitation.id, id),
    keyword === '' ? undefined : or(ilike(invitation.note, part), ilike(invitation.mobile, part)),
    state === 'used' ? isNotNull(invitation.usedAt) : undefined,
    state === 'open' ? and(isNull(invitation.usedAt), gt(invitation.expiresAt, now)) : undefined,
    state === 'expired' ? and(isNull(invitation.usedAt), lte(invitation.expiresAt, now)) : undefined,
  )
}
