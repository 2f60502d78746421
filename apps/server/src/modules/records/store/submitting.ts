import { and, eq, gte, inArray, sql, sum } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { TypedRow } from '../rules/typed-rows.ts'
import { formAnswer, formFiller, formRecord, formSerial, formTally, formUse } from '../table/records.ts'
import type { RecordRow } from './records.ts'

/** Whoever sends the same attempt waits until this transaction ends. */
export async function holdAttempt(tx: Tx, accountId: AccountId, formId: number, attempt: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${`attempt ${accountId} ${formId} ${attempt}`}, 0))`)
}

export async function findAttempt(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  attempt: string,
): Promise<RecordRow | undefined> {
  const one = and(eq(formRecord.accountId, accountId), eq(formRecord.formId, formId), eq(formRecord.attempt, attempt))
  const [row] = await tx.select().from(formRecord).where(one)
  return row
}

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

/** Counts a record of somebody, who is known from now on by what he answered last. */
export async function countFiller(
  tx: Tx,
  accountId: AccountId,
  values: { formId: number; key: string; facts: Record<string, string>; at: Date },
): Promise<number> {
  const { formId, key, facts, at } = values
  const [row] = await tx
    .insert(formFiller)
    .values({ accountId, formId, key, facts, records: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [formFiller.accountId, formFiller.formId, formFiller.key],
      set: {
        records: sql`${formFiller.records} + 1`,
        facts: sql`${formFiller.facts} || excluded.facts`,
        lastAt: sql`greatest(${formFiller.lastAt}, excluded.last_at)`,
      },
    })
    .returning({ id: formFiller.id })
  if (!row) throw new Error('a filler was not counted')
  return row.id
}

/** How many records somebody filled in before the one that is counted already. */
export async function countOfFiller(tx: Tx, accountId: AccountId, fillerId: number): Promise<number> {
  const [row] = await tx
    .select({ records: formFiller.records })
    .from(formFiller)
    .where(and(eq(formFiller.accountId, accountId), eq(formFiller.id, fillerId)))
  return (row?.records ?? 1) - 1
}

/** Records of all forms of an account. */
export async function countStored(tx: Tx, accountId: AccountId): Promise<number> {
  const [row] = await tx
    .select({ records: sum(formTally.records).mapWith(Number) })
    .from(formTally)
    .where(eq(formTally.accountId, accountId))
  return row?.records ?? 0
}

/** How many records there are of a form, of one filler, since a moment; not counted past so many. */
export async function countUpTo(
  tx: Tx,
  accountId: AccountId,
  formId: number,
  { fillerId, since }: { fillerId?: number; since?: Date },
  atMost: number,
): Promise<number> {
  const some = tx
    .select({ id: formRecord.id })
    .from(formRecord)
    .where(
      and(
        eq(formRecord.accountId, accountId),
        eq(formRecord.formId, formId),
        fillerId === undefined ? undefined : eq(formRecord.fillerId, fillerId),
        since && gte(formRecord.at, since),
      ),
    )
    .limit(atMost)
  return (await some).length
}

/** One record more of a form, and how many there are now; whoever comes with another waits for this transaction. */
export async function countRecord(tx: Tx, accountId: AccountId, formId: number, at: Date): Promise<number> {
  const [row] = await tx
    .insert(formTally)
    .values({ accountId, formId, records: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [formTally.accountId, formTally.formId],
      set: { records: sql`${formTally.records} + 1`, lastAt: sql`greatest(${formTally.lastAt}, excluded.last_at)` },
    })
    .returning({ records: formTally.records })
  return row?.records ?? 1
}

/** The next number of a stretch. It is given out with the record or not at all, so there is no gap. */
export async function nextNumber(tx: Tx, accountId: AccountId, formId: number, period: string): Promise<number> {
  const [row] = await tx
    .insert(formSerial)
    .values({ accountId, formId, period, last: 1 })
    .onConflictDoUpdate({
      target: [formSerial.accountId, formSerial.formId, formSerial.period],
      set: { last: sql`${formSerial.last} + 1` },
    })
    .returning({ last: formSerial.last })
  if (!row) throw new Error('no number was given out')
  return row.last
}

export async function insertRecord(
  tx: Tx,
  values: Omit<typeof formRecord.$inferInsert, 'accountId'> & { accountId: AccountId },
): Promise<RecordRow> {
  const [row] = await tx.insert(formRecord).values(values).returning()
  if (!row) throw new Error('a record was not inserted')
  return row
}

/** Rows of one statement, far below what the protocol takes in parameters. */
const rowsAtOnce = 1_000

/** Puts the typed answers of a record in the place of those that it had. */
export async function writeAnswers(
  tx: Tx,
  { accountId, id, formId, at }: { accountId: AccountId; id: number; formId: number; at: Date },
  rows: readonly TypedRow[],
): Promise<void> {
  const values = rows.map((row, place) => ({ accountId, recordId: id, place, formId, at, ...row }))
  for (let from = 0; from < values.length; from += rowsAtOnce) {
    await tx.insert(formAnswer).values(values.slice(from, from + rowsAtOnce))
  }
}

export async function dropAnswers(tx: Tx, accountId: AccountId, recordIds: readonly number[]): Promise<void> {
  await tx
    .delete(formAnswer)
    .where(and(eq(formAnswer.accountId, accountId), inArray(formAnswer.recordId, [...recordIds])))
}
