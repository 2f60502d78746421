import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { isOverAll, personOf } from './rules.ts'
import { wechatBinding, wechatIdentity, wechatScene } from './table.ts'

export type SceneRow = typeof wechatScene.$inferSelect
export type BindingRow = typeof wechatBinding.$inferSelect
export interface Known {
  appId: string
  openId: string
  /** Empty where WeChat does not tell it. */
  unionId: string
}

export async function insertScene(tx: Tx, row: typeof wechatScene.$inferInsert): Promise<void> {
  await tx.insert(wechatScene).values(row)
}

export async function findScene(tx: Tx, id: string): Promise<SceneRow | undefined> {
  const [row] = await tx.select().from(wechatScene).where(eq(wechatScene.id, id))
  return row
}

/** False when it is not waiting any more. */
export async function markScanned(tx: Tx, id: string, who: { appId: string; openId: string }, now: Date) {
  const rows = await tx
    .update(wechatScene)
    .set({ state: 'scanned', ...who })
    .where(and(eq(wechatScene.id, id), eq(wechatScene.state, 'waiting'), gt(wechatScene.until, now)))
    .returning({ id: wechatScene.id })
  return rows.length === 1
}

/** False when it is not in that state any more. */
export async function moveScene(
  tx: Tx,
  id: string,
  from: SceneRow['state'],
  set: Partial<Pick<SceneRow, 'state' | 'person' | 'appId' | 'openId' | 'mobile'>>,
): Promise<boolean> {
  const rows = await tx
    .update(wechatScene)
    .set(set)
    .where(and(eq(wechatScene.id, id), eq(wechatScene.state, from)))
    .returning({ id: wechatScene.id })
  return rows.length === 1
}

/** Uses a scene up; false when somebody did. */
export async function takeScene(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.delete(wechatScene).where(eq(wechatScene.id, id)).returning({ id: wechatScene.id })
  return rows.length === 1
}

export async function deleteOldScenes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(wechatScene).where(lte(wechatScene.until, now))
}

/**
 * Writes down who somebody is in an app, and answers the person over all apps. What was bound before WeChat told the
 * name over all apps is bound under it from then on.
 */
export async function settlePerson(tx: Tx, known: Known, { follows, now }: { follows: boolean; now: Date }) {
  const [before] = await tx
    .select()
    .from(wechatIdentity)
    .where(and(eq(wechatIdentity.appId, known.appId), eq(wechatIdentity.openId, known.openId)))
  const told = personOf(known)
  const person = before && !isOverAll(told) ? before.person : told
  await tx
    .insert(wechatIdentity)
    .values({ appId: known.appId, openId: known.openId, person, follows, seenAt: now })
    .onConflictDoUpdate({
      target: [wechatIdentity.appId, wechatIdentity.openId],
      set: { person, follows, seenAt: now },
    })
  if (before && before.person !== person && !(await findBinding(tx, { person })))
    await tx.update(wechatBinding).set({ person }).where(eq(wechatBinding.person, before.person))
  return person
}

export async function setFollows(tx: Tx, appId: string, openId: string, follows: boolean): Promise<void> {
  await tx
    .update(wechatIdentity)
    .set({ follows })
    .where(and(eq(wechatIdentity.appId, appId), eq(wechatIdentity.openId, openId), ne(wechatIdentity.follows, follows)))
}

export async function findBinding(
  tx: Tx,
  by: { person: string } | { userId: number },
): Promise<BindingRow | undefined> {
  const [row] = await tx
    .select()
    .from(wechatBinding)
    .where('person' in by ? eq(wechatBinding.person, by.person) : eq(wechatBinding.userId, by.userId))
  return row
}

/** False when the user has another WeChat, or it is another user's. */
export async function insertBinding(tx: Tx, row: typeof wechatBinding.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(wechatBinding)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: wechatBinding.userId })
  return rows.length === 1
}

/** What was bound; undefined without. Nothing of a person stays who is bound to nobody. */
export async function deleteBinding(tx: Tx, userId: number): Promise<boolean> {
  const [gone] = await tx.delete(wechatBinding).where(eq(wechatBinding.userId, userId)).returning()
  if (gone) await tx.delete(wechatIdentity).where(eq(wechatIdentity.person, gone.person))
  return gone !== undefined
}

export async function setSubscribed(tx: Tx, userId: number, subscribed: boolean): Promise<boolean> {
  const rows = await tx
    .update(wechatBinding)
    .set({ subscribed })
    .where(eq(wechatBinding.userId, userId))
    .returning({ userId: wechatBinding.userId })
  return rows.length === 1
}

export interface Reachable {
  userId: number
  openId: string
  follows: boolean
  subscribed: boolean
}

/** Under which openid an app reaches users; who never met it is missing. */
export async function reachable(tx: Tx, appId: string, userIds: readonly number[]): Promise<Reachable[]> {
  if (userIds.length === 0) return []
  return tx
    .select({
      userId: wechatBinding.userId,
      openId: wechatIdentity.openId,
      follows: wechatIdentity.follows,
      subscribed: wechatBinding.subscribed,
    })
    .from(wechatBinding)
    .innerJoin(wechatIdentity, and(eq(wechatIdentity.person, wechatBinding.person), eq(wechatIdentity.appId, appId)))
    .where(inArray(wechatBinding.userId, [...userIds]))
}

/** Whoever binds the same person or user now comes one after the other. */
export async function holdPerson(tx: Tx, person: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wechat ${person}`}, 0))`)
}

/** Which of these do not follow an app any more. */
export async function unfollowedAmong(tx: Tx, appId: string, openIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (openIds.length === 0) return new Set()
  const { openId, follows } = wechatIdentity
  const rows = await tx
    .select({ openId })
    .from(wechatIdentity)
    .where(and(eq(wechatIdentity.appId, appId), inArray(openId, [...openIds]), eq(follows, false)))
  return new Set(rows.map((row) => row.openId))
}
