import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { miniSession, miniTicket, miniVisitor } from './table.ts'

export type VisitorRow = typeof miniVisitor.$inferSelect
export type Known = Pick<VisitorRow, 'appId' | 'openId'>

const isThat = (table: typeof miniVisitor | typeof miniSession | typeof miniTicket, { appId, openId }: Known) =>
  and(eq(table.appId, appId), eq(table.openId, openId))

export async function see(tx: Tx, known: Known, now: Date): Promise<VisitorRow> {
  const [row] = await tx
    .insert(miniVisitor)
    .values({ ...known, seenAt: now })
    .onConflictDoUpdate({ target: [miniVisitor.appId, miniVisitor.openId], set: { seenAt: now } })
    .returning()
  return row as VisitorRow // one row goes in, one comes back
}

export async function insertSession(tx: Tx, row: typeof miniSession.$inferInsert): Promise<void> {
  await tx.insert(miniSession).values(row)
}

/** Whose key it is; undefined where it holds no more. */
export async function findVisitor(tx: Tx, keyHash: string, now: Date): Promise<VisitorRow | undefined> {
  const [row] = await tx
    .select({ visitor: miniVisitor })
    .from(miniSession)
    .innerJoin(miniVisitor, and(eq(miniVisitor.appId, miniSession.appId), eq(miniVisitor.openId, miniSession.openId)))
    .where(and(eq(miniSession.keyHash, keyHash), gt(miniSession.until, now)))
  return row?.visitor
}

export async function setMobile(tx: Tx, known: Known, mobile: string): Promise<VisitorRow | undefined> {
  const [row] = await tx.update(miniVisitor).set({ mobile }).where(isThat(miniVisitor, known)).returning()
  return row
}

/** One message more, up to `most`. */
export async function addAgreed(tx: Tx, known: Known, most: number): Promise<VisitorRow | undefined> {
  const agreed = sql<number>`least(${miniVisitor.agreed} + 1, ${most}::int)`
  const [row] = await tx.update(miniVisitor).set({ agreed }).where(isThat(miniVisitor, known)).returning()
  return row
}

export async function endAgreed(tx: Tx, known: Known): Promise<VisitorRow | undefined> {
  const [row] = await tx.update(miniVisitor).set({ agreed: 0 }).where(isThat(miniVisitor, known)).returning()
  return row
}

/** Uses one of the messages up; false where none is left. */
export async function takeAgreed(tx: Tx, known: Known): Promise<boolean> {
  const rows = await tx
    .update(miniVisitor)
    .set({ agreed: sql`${miniVisitor.agreed} - 1` })
    .where(and(isThat(miniVisitor, known), gt(miniVisitor.agreed, 0)))
    .returning({ agreed: miniVisitor.agreed })
  return rows.length === 1
}

/** Under which openid whoever proved these numbers can be told something, by number. */
export async function agreedAmong(tx: Tx, appId: string, mobiles: readonly string[]): Promise<Map<string, string>> {
  if (mobiles.length === 0) return new Map()
  const rows = await tx
    .select({ mobile: miniVisitor.mobile, openId: miniVisitor.openId })
    .from(miniVisitor)
    .where(
      and(
        inArray(miniVisitor.mobile, [...mobiles]),
        eq(miniVisitor.appId, appId),
        gt(miniVisitor.agreed, 0),
        ne(miniVisitor.mobile, ''),
      ),
    )
    .orderBy(miniVisitor.seenAt)
  return new Map(rows.map(({ mobile, openId }) => [mobile, openId]))
}

export async function insertTicket(tx: Tx, row: typeof miniTicket.$inferInsert): Promise<void> {
  await tx.insert(miniTicket).values(row)
}

/** Uses a ticket up; undefined where it was used or is too old. Of many at once one gets it. */
export async function takeTicket(tx: Tx, hash: string, now: Date) {
  const [row] = await tx
    .delete(miniTicket)
    .where(and(eq(miniTicket.hash, hash), gt(miniTicket.until, now)))
    .returning()
  return row
}

export async function readVisitor(tx: Tx, known: Known): Promise<VisitorRow | undefined> {
  const [row] = await tx.select().from(miniVisitor).where(isThat(miniVisitor, known))
  return row
}

export async function deleteVisitor(tx: Tx, known: Known): Promise<void> {
  await tx.delete(miniTicket).where(isThat(miniTicket, known))
  await tx.delete(miniSession).where(isThat(miniSession, known))
  await tx.delete(miniVisitor).where(isThat(miniVisitor, known))
}

/** Whoever was not seen since `unseen` is forgotten. */
export async function deleteOld(tx: Tx, { now, unseen }: { now: Date; unseen: Date }): Promise<void> {
  await tx.delete(miniTicket).where(lte(miniTicket.until, now))
  await tx.delete(miniSession).where(lte(miniSession.until, now))
  await tx.delete(miniVisitor).where(lte(miniVisitor.seenAt, unseen))
}

/** What was taken for a message that did not go. */
export async function giveBackAgreed(tx: Tx, known: Known): Promise<void> {
  await tx
    .update(miniVisitor)
    .set({ agreed: sql`${miniVisitor.agreed} + 1` })
    .where(isThat(miniVisitor, known))
}
