import { and, asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { memberInvitation } from '../table.ts'

/** Invitations of a number (E.164) into accounts of anybody, the oldest first. */
export function listInvitationsFor(tx: Tx, mobile: string, now: Date) {
  return tx
    .select()
    .from(memberInvitation)
    .where(and(eq(memberInvitation.mobile, mobile), gt(memberInvitation.expiresAt, now)))
    .orderBy(asc(memberInvitation.id))
    .limit(50)
}

/** One of a number. */
export async function findInvitationFor(tx: Tx, mobile: string, id: number, now: Date) {
  const [row] = await tx
    .select()
    .from(memberInvitation)
    .where(and(eq(memberInvitation.id, id), eq(memberInvitation.mobile, mobile), gt(memberInvitation.expiresAt, now)))
  return row
}
