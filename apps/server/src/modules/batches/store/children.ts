import { and, asc, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { qrCode } from '../../qr-codes/table.ts'
import { batchChild, batchTemplate } from '../table.ts'

export type ChildRow = typeof batchChild.$inferSelect

/** Its live code is there; what became something else, or lies in the trash, is no code of the template now. */
const alive = and(eq(qrCode.kind, 'batch'), isNull(qrCode.deletedAt))
const sameCode = and(eq(qrCode.accountId, batchChild.accountId), eq(qrCode.id, batchChild.qrCodeId))
/** The code of a row looked for by its key: as many as a page needs, where a join would read all of them. */
export const whoseCodeLives = sql`join lateral (select from ${qrCode} where ${and(sameCode, alive)} offset 0) code on true`

export const ofTemplate = (accountId: AccountId, templateId: number) =>
  and(eq(batchChild.accountId, accountId), eq(batchChild.templateId, templateId))

/** Live codes by template. Counted in the index, less the few that are not alive. */
export async function countAlive(tx: Tx, accountId: AccountId, templateIds: number[]): Promise<Map<number, number>> {
  if (templateIds.length === 0) return new Map()
  const mine = and(eq(batchChild.accountId, accountId), inArray(batchChild.templateId, templateIds))
  const all = await tx
    .select({ id: batchChild.templateId, count: count() })
    .from(batchChild)
    .where(mine)
    .groupBy(batchChild.templateId)
  const gone = await tx
    .select({ id: batchChild.templateId, count: count() })
    .from(qrCode)
    .innerJoin(batchChild, sameCode)
    .where(and(eq(qrCode.accountId, accountId), sql`${qrCode.deletedAt} is not null`, mine))
    .groupBy(batchChild.templateId)
  const less = new Map(gone.map((row) => [row.id, row.count]))
  return new Map(all.map((row) => [row.id, row.count - (less.get(row.id) ?? 0)]))
}

/** The same, counted to `atMost` and no further. */
export async function countSomeAlive(
  tx: Tx,
  accountId: AccountId,
  templateIds: number[],
  atMost: number,
): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: string; codes: number }>(sql`
    select template.id, (select count(*)::int from (
      select 1 from ${batchChild} ${whoseCodeLives}
      where ${batchChild.accountId} = ${accountId} and ${batchChild.templateId} = template.id
      order by ${batchChild.place}
      limit ${atMost}) counted) as codes
    from unnest(${sql.param(templateIds)}::bigint[]) template (id)`)
  return new Map(rows.map(({ id, codes }) => [Number(id), codes]))
}

export async function insertChildren(tx: Tx, rows: (typeof batchChild.$inferInsert & { accountId: AccountId })[]) {
  if (rows.length > 0) await tx.insert(batchChild).values(rows)
}

/** Codes of a template that are there, by the values that they are known by. */
export async function findByKeys(
  tx: Tx,
  accountId: AccountId,
  templateId: number,
  keys: string[],
): Promise<Map<string, ChildRow>> {
  if (keys.length === 0) return new Map()
  const rows = await tx
    .select({ child: batchChild })
    .from(batchChild)
    .innerJoin(qrCode, sameCode)
    .where(and(ofTemplate(accountId, templateId), inArray(batchChild.keyValue, keys), alive))
  return new Map(rows.map(({ child }) => [child.keyValue ?? '', child]))
}

/** What is not there any more gives up the values that it was known by. */
export async function freeKeys(tx: Tx, accountId: AccountId, templateId: number, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .update(batchChild)
    .set({ keyValue: null })
    .where(and(ofTemplate(accountId, templateId), inArray(batchChild.keyValue, keys)))
}

/** What a code is made from, if it is there and comes from a template. */
export async function findChild(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<ChildRow | undefined> {
  const [row] = await tx
    .select({ child: batchChild })
    .from(batchChild)
    .innerJoin(qrCode, sameCode)
    .where(and(eq(batchChild.accountId, accountId), eq(batchChild.qrCodeId, qrCodeId), alive))
  return row?.child
}

export type ChildChange = Pick<ChildRow, 'qrCodeId' | 'keyValue' | 'values' | 'search' | 'importId'>

/** What codes are made from, changed for many at once. `version` is that of the template which they show now. */
export async function updateChildren(
  tx: Tx,
  accountId: AccountId,
  rows: ChildChange[],
  { version, updatedAt }: { version: number; updatedAt: Date },
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update ${batchChild} set key_value = changed."keyValue", values = changed.values, search = changed.search,
      import_id = changed."importId", version = ${version}, updated_at = ${updatedAt.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as changed ("qrCodeId" text, "keyValue" text, values jsonb, search text, "importId" bigint)
    where ${batchChild.accountId} = ${accountId} and ${batchChild.qrCodeId} = changed."qrCodeId"`)
}

export async function deleteChildren(tx: Tx, accountId: AccountId, qrCodeIds: string[]): Promise<void> {
  if (qrCodeIds.length === 0) return
  await tx.delete(batchChild).where(and(eq(batchChild.accountId, accountId), inArray(batchChild.qrCodeId, qrCodeIds)))
}

/** Codes that show an earlier version than this, in the order of their numbers. */
export function listBehind(
  tx: Tx,
  accountId: AccountId,
  { templateId, version, limit }: { templateId: number; version: number; limit: number },
): Promise<ChildRow[]> {
  return tx
    .select()
    .from(batchChild)
    .where(and(ofTemplate(accountId, templateId), lt(batchChild.version, version)))
    .orderBy(asc(batchChild.version), asc(batchChild.place))
    .limit(limit)
}

export function countBehind(tx: Tx, accountId: AccountId, templateId: number, version: number): Promise<number> {
  return tx.$count(batchChild, and(ofTemplate(accountId, templateId), lt(batchChild.version, version)))
}

/** The first codes of a template, in whatever state. */
export function listAny(tx: Tx, accountId: AccountId, templateId: number, limit: number): Promise<ChildRow[]> {
  return tx
    .select()
    .from(batchChild)
    .where(ofTemplate(accountId, templateId))
    .orderBy(asc(batchChild.place))
    .limit(limit)
}

/** A value that several codes of a template have in a column, or that is longer than a key may be. */
export async function findUnfitKey(
  tx: Tx,
  accountId: AccountId,
  { templateId, column, most }: { templateId: number; column: string; most: number },
): Promise<string | undefined> {
  const keyed = tx
    .select({ value: keyOf(column).as('value') })
    .from(batchChild)
    .innerJoin(qrCode, sameCode)
    .where(and(ofTemplate(accountId, templateId), alive))
    .as('keyed')
  const [row] = await tx
    .select({ value: keyed.value })
    .from(keyed)
    .where(sql`${keyed.value} <> ''`)
    .groupBy(keyed.value)
    .having(sql`count(*) > 1 or length(${keyed.value}) > ${most}`)
    .limit(1)
  return row?.value
}

/** Codes that are there are known by another column from now on; without one by none. */
export async function setKeys(tx: Tx, accountId: AccountId, templateId: number, column: string | null): Promise<void> {
  await tx
    .update(batchChild)
    .set({ keyValue: null })
    .where(and(ofTemplate(accountId, templateId), sql`${batchChild.keyValue} is not null`))
  if (column === null) return
  await tx.execute(sql`
    update ${batchChild} set key_value = nullif(${keyOf(column)}, '') from ${qrCode}
    where ${and(sameCode, ofTemplate(accountId, templateId), alive)}`)
}

/** The same as rules compare: spaces of any kind are one. */
const keyOf = (column: string) =>
  sql<string>`btrim(regexp_replace(normalize(coalesce(${batchChild.values} ->> ${column}::text, ''), NFKC), '\\s+', ' ', 'g'))`

/** What the template of a code is called; undefined when it has none. */
export async function templateNameOf(tx: Tx, accountId: AccountId, qrCodeId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: batchTemplate.name })
    .from(batchChild)
    .innerJoin(
      batchTemplate,
      and(eq(batchTemplate.accountId, batchChild.accountId), eq(batchTemplate.id, batchChild.templateId)),
    )
    .where(and(eq(batchChild.accountId, accountId), eq(batchChild.qrCodeId, qrCodeId), isNull(batchTemplate.deletedAt)))
  return row?.name
}

/** Number and values by what the columns are called, for those of the codes that come from a template. */
export async function numbersOf(tx: Tx, accountId: AccountId, qrCodeIds: string[]) {
  if (qrCodeIds.length === 0) return []
  return tx
    .select({
      qrCodeId: batchChild.qrCodeId,
      number: batchChild.number,
      values: batchChild.values,
      columns: batchTemplate.columns,
    })
    .from(batchChild)
    .innerJoin(
      batchTemplate,
      and(eq(batchTemplate.accountId, batchChild.accountId), eq(batchTemplate.id, batchChild.templateId)),
    )
    .where(and(eq(batchChild.accountId, accountId), inArray(batchChild.qrCodeId, qrCodeIds)))
}

/** Numbers of those among the codes that come from a template. */
export async function listNumbers(tx: Tx, accountId: AccountId, qrCodeIds: string[]) {
  if (qrCodeIds.length === 0) return []
  return tx
    .select({ qrCodeId: batchChild.qrCodeId, number: batchChild.number })
    .from(batchChild)
    .where(and(eq(batchChild.accountId, accountId), inArray(batchChild.qrCodeId, qrCodeIds)))
}
