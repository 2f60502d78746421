import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeInReach } from '../../../platform/db/reach.ts'
import { codeStatus, status, statusChange, statusItem } from '../table.ts'

export type CodeStatusRow = typeof codeStatus.$inferSelect
type ChangeRow = typeof statusChange.$inferSelect
export type NewChange = Pick<ChangeRow, 'qrCodeId' | 'kind' | 'fromId' | 'toId'>

/** What all changes of one deed have in common. */
export interface Deed {
  statusId: number
  at: Date
  userId: number | null
  /** Who did it on the phone. */
  collaboratorId?: number
  recordId: number | null
  formId: number | null
  reason: string
  photoId: string | null
  until: Date | null
  batch: string | null
}

/** One after the other for the same codes of a status, also where there is no row yet. */
export async function holdCodes(tx: Tx, accountId: AccountId, statusId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code status ${accountId} ${statusId}`}, 0))`)
}

/** What codes have of a status now. */
export function rowsOf(
  tx: Tx,
  accountId: AccountId,
  statusId: number,
  qrCodeIds: readonly string[],
): Promise<CodeStatusRow[]> {
  return tx
    .select()
    .from(codeStatus)
    .where(
      and(
        eq(codeStatus.accountId, accountId),
        eq(codeStatus.statusId, statusId),
        sql`${codeStatus.qrCodeId} = any(${sql.param([...qrCodeIds])}::text[])`,
      ),
    )
}

/** All statuses of some codes. */
export function rowsOfCodes(tx: Tx, accountId: AccountId, qrCodeIds: readonly string[]): Promise<CodeStatusRow[]> {
  return tx
    .select()
    .from(codeStatus)
    .where(
      and(eq(codeStatus.accountId, accountId), sql`${codeStatus.qrCodeId} = any(${sql.param([...qrCodeIds])}::text[])`),
    )
    .orderBy(asc(codeStatus.statusId))
}

/** Writes changes into the history; their ids come in the same order. */
export async function insertChanges(
  tx: Tx,
  accountId: AccountId,
  deed: Deed,
  changes: readonly NewChange[],
): Promise<number[]> {
  if (changes.length === 0) return []
  const list = <Key extends keyof NewChange>(key: Key) => sql.param(changes.map((change) => change[key]))
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${statusChange} (account_id, status_id, qr_code_id, kind, from_id, to_id, user_id, collaborator_id,
      record_id, form_id, reason, photo_id, until, batch, at)
    select ${accountId}, ${deed.statusId}, code, kind, before, after, ${deed.userId}::bigint,
      ${deed.collaboratorId ?? null}::bigint, ${deed.recordId}::bigint, ${deed.formId}::bigint, ${deed.reason}, ${deed.photoId}::text, ${deed.until}::timestamptz, ${deed.batch}::text,
      ${deed.at}::timestamptz
    from unnest(${list('qrCodeId')}::text[], ${list('kind')}::text[], ${list('fromId')}::bigint[],
      ${list('toId')}::bigint[]) with ordinality as made (code, kind, before, after, place)
    order by place
    returning id`)
  return rows.map(({ id }) => Number(id))
}

/** Puts codes into items, each by the change that made it so. */
export async function putCodes(
  tx: Tx,
  accountId: AccountId,
  { statusId, since, until }: { statusId: number; since: Date; until: Date | null },
  codes: readonly { qrCodeId: string; itemId: number | null; nextId: number | null; changeId: number }[],
): Promise<void> {
  if (codes.length === 0) return
  const list = <Key extends keyof (typeof codes)[number]>(key: Key) => sql.param(codes.map((code) => code[key]))
  await tx.execute(sql`
    insert into ${codeStatus} (account_id, qr_code_id, status_id, item_id, since, until, next_id, change_id)
    select ${accountId}, code, ${statusId}, item, ${since}::timestamptz, ${until}::timestamptz, next, change
    from unnest(${list('qrCodeId')}::text[], ${list('itemId')}::bigint[], ${list('nextId')}::bigint[],
      ${list('changeId')}::bigint[]) as wanted (code, item, next, change)
    on conflict (account_id, qr_code_id, status_id) do update set item_id = excluded.item_id, since = excluded.since,
      until = excluded.until, next_id = excluded.next_id, change_id = excluded.change_id`)
}

export async function deleteCodes(
  tx: Tx,
  accountId: AccountId,
  statusId: number,
  qrCodeIds: readonly string[],
): Promise<void> {
  if (qrCodeIds.length === 0) return
  await tx
    .delete(codeStatus)
    .where(
      and(
        eq(codeStatus.accountId, accountId),
        eq(codeStatus.statusId, statusId),
        sql`${codeStatus.qrCodeId} = any(${sql.param([...qrCodeIds])}::text[])`,
      ),
    )
}

/** Codes in some items of a status. */
export function rowsIn(
  tx: Tx,
  accountId: AccountId,
  statusId: number,
  itemIds: readonly number[],
): Promise<CodeStatusRow[]> {
  return tx
    .select()
    .from(codeStatus)
    .where(
      and(
        eq(codeStatus.accountId, accountId),
        eq(codeStatus.statusId, statusId),
        inArray(codeStatus.itemId, [...itemIds]),
      ),
    )
}

/** Of codes whose time in an item is over. */
export function rowsEnded(tx: Tx, accountId: AccountId, now: Date, limit: number): Promise<CodeStatusRow[]> {
  return tx
    .select()
    .from(codeStatus)
    .where(and(eq(codeStatus.accountId, accountId), isNotNull(codeStatus.until), lte(codeStatus.until, now)))
    .orderBy(asc(codeStatus.statusId))
    .limit(limit)
}

/** What was changed together, with what those codes have now. */
export async function changesOfBatch(tx: Tx, accountId: AccountId, batch: string) {
  return tx
    .select({
      id: statusChange.id,
      qrCodeId: statusChange.qrCodeId,
      statusId: statusChange.statusId,
      kind: statusChange.kind,
      fromId: statusChange.fromId,
      toId: statusChange.toId,
      userId: statusChange.userId,
      at: statusChange.at,
    })
    .from(statusChange)
    .where(and(eq(statusChange.accountId, accountId), eq(statusChange.batch, batch)))
    .orderBy(asc(statusChange.id))
}

/** Live codes in an item, at most so many. */
export async function idsIn(tx: Tx, accountId: AccountId, itemId: number, limit: number): Promise<string[]> {
  const [item] = await tx
    .select({ statusId: statusItem.statusId })
    .from(statusItem)
    .where(and(eq(statusItem.accountId, accountId), eq(statusItem.id, itemId)))
  if (!item) return []
  const rows = await tx
    .select({ id: codeStatus.qrCodeId })
    .from(codeStatus)
    .where(
      and(
        eq(codeStatus.accountId, accountId),
        eq(codeStatus.statusId, item.statusId),
        eq(codeStatus.itemId, itemId),
        codeStatus.live,
        codeInReach(accountId, codeStatus.qrCodeId),
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Says of codes whether they are there or in the trash; which of their statuses changed by that. */
export async function setLive(
  tx: Tx,
  accountId: AccountId,
  qrCodeIds: readonly string[],
  live: boolean,
): Promise<number[]> {
  const rows = await tx
    .update(codeStatus)
    .set({ live })
    .where(
      and(
        eq(codeStatus.accountId, accountId),
        sql`${codeStatus.qrCodeId} = any(${sql.param([...qrCodeIds])}::text[])`,
        sql`${codeStatus.live} is distinct from ${live}`,
      ),
    )
    .returning({ statusId: codeStatus.statusId })
  return [...new Set(rows.map(({ statusId }) => statusId))]
}

/** Statuses of codes as lists show them. */
export function marksOf(tx: Tx, accountId: AccountId, qrCodeIds: readonly string[]) {
  return tx
    .select({
      qrCodeId: codeStatus.qrCodeId,
      statusId: status.id,
      name: status.name,
      itemId: statusItem.id,
      itemName: statusItem.name,
      colour: statusItem.colour,
      shape: statusItem.shape,
      letter: statusItem.letter,
    })
    .from(codeStatus)
    .innerJoin(status, and(eq(status.accountId, codeStatus.accountId), eq(status.id, codeStatus.statusId)))
    .leftJoin(statusItem, and(eq(statusItem.accountId, codeStatus.accountId), eq(statusItem.id, codeStatus.itemId)))
    .where(
      and(eq(codeStatus.accountId, accountId), sql`${codeStatus.qrCodeId} = any(${sql.param([...qrCodeIds])}::text[])`),
    )
    .orderBy(asc(status.id))
}

/** All codes that have a status, those in the trash, too. */
export async function idsOfStatus(tx: Tx, accountId: AccountId, statusId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: codeStatus.qrCodeId })
    .from(codeStatus)
    .where(and(eq(codeStatus.accountId, accountId), eq(codeStatus.statusId, statusId)))
  return rows.map(({ id }) => id)
}

/** Live codes that are in one of some items, with the item. */
export async function codesInItems(
  tx: Tx,
  accountId: AccountId,
  itemIds: readonly number[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: codeStatus.qrCodeId, itemId: sql<string>`${codeStatus.itemId}` })
    .from(codeStatus)
    .where(
      and(
        eq(codeStatus.accountId, accountId),
        codeStatus.live,
        sql`${codeStatus.itemId} = any(${sql.param([...itemIds])}::bigint[])`,
      ),
    )
  return new Map(rows.map(({ id, itemId }) => [id, Number(itemId)]))
}
