import { type Carried, carried } from '../../platform/carried/carried.ts'
import type { AuditSubject, AuditVerb } from '@matai/contract'
import { and, desc, eq, getTableColumns, gte, ilike, lt, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import { actingKey } from '../../platform/db/acting-key.ts'
import { ownOrInReach } from '../../platform/db/reach.ts'
import { byAccount } from '../../platform/db/by-account.ts'
import type { Tx } from '../../platform/db/database.ts'
import { auditEntry } from './table.ts'

export interface AuditEntry {
  accountId: AccountId
  userId: number
  verb: AuditVerb
  subject: AuditSubject
  subjectId: string
  name: string
  details?: Record<string, string | number>
}

export type AuditRow = typeof auditEntry.$inferSelect & {
  /** The moment with microseconds, for the cursor. */
  moment: string
}

export async function insertEntries(tx: Tx, entries: AuditEntry[]): Promise<void> {
  const keyName = actingKey()
  for (const [, own] of byAccount(entries))
    await tx.insert(auditEntry).values(own.map((entry) => ({ ...entry, keyName })))
}

export interface AuditQuery {
  keyword: string
  subject: { kind: AuditSubject; id: string } | undefined
  userId: number | undefined
  verb: AuditVerb | undefined
  from: Date | undefined
  until: Date | undefined
  /** Moment and id of the last row of the page before. */
  after: { moment: string; id: number } | undefined
  offset: number
  limit: number
}

/** Rows in the order of the list among which a search looks first: some milliseconds of reading. */
const nearby = 5_000

/** The newest first. */
export async function listEntries(tx: Tx, accountId: AccountId, query: AuditQuery): Promise<AuditRow[]> {
  const { keyword, after, offset, limit } = query
  const beyond =
    after && sql`(${auditEntry.at}, ${auditEntry.id}) < (${after.moment}::timestamptz, ${after.id}::bigint)`
  const listed = and(filtered(accountId, query), beyond)
  const page = (from: SQL, where: SQL | undefined, by: SQL) =>
    tx
      .select(columns)
      .from(from)
      .where(where)
      .orderBy(desc(by), desc(sql`${auditEntry.id}`))
      .offset(after ? 0 : offset)
      .limit(limit)
  const newest = sql`${auditEntry.at}`
  if (!keyword) return page(sql`${auditEntry}`, listed, newest)
  // What many entries have stands among the first rows; a walk for anything else could go through all of them.
  const near = await page(firstRows(listed, nearby), named(keyword), newest)
  if (near.length === limit) return near
  // An order that no index has leaves the database that of words.
  return page(sql`${auditEntry}`, and(listed, named(keyword)), sql`${auditEntry.at} + interval '0'`)
}

/** Rows among which counting looks first: a word in a tenth of the names is counted to its end there. */
const countedNearby = 10_000

/** Counts to `atMost` and no further. */
export async function countEntries(tx: Tx, accountId: AccountId, query: AuditQuery, atMost: number): Promise<number> {
  const listed = filtered(accountId, query)
  const { keyword } = query
  if (!keyword) return countOf(tx, firstRows(listed, atMost))
  const counted = await countOf(
    tx,
    sql`(select 1 from ${firstRows(listed, countedNearby)} where ${named(keyword)} limit ${atMost}) near`,
  )
  if (counted === atMost) return counted
  // Found as if all were wanted, by the index of words, and read until there are enough.
  const found = sql`select 1 from ${auditEntry} where ${and(listed, named(keyword))}`
  return countOf(tx, sql`(with found as materialized (${found}) select 1 from found limit ${atMost}) found`)
}

async function countOf(tx: Tx, rows: SQL): Promise<number> {
  const answer = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${rows}`)
  return answer.rows[0]?.count ?? 0
}

function firstRows(where: SQL | undefined, limit: number): SQL {
  return sql`(select * from ${auditEntry} where ${where}
    order by ${auditEntry.at} desc, ${auditEntry.id} desc limit ${limit}) ${auditEntry}`
}

/** Deeds of a person among which is looked for what was changed last. */
const latelyAmong = 200

/** What a person changed last of some kinds, and nobody deleted since, by its name now. */
export async function lastChanged<Subject extends AuditSubject>(
  tx: Tx,
  accountId: AccountId,
  { userId, subjects, limit }: { userId: number; subjects: readonly Subject[]; limit: number },
): Promise<{ subject: Subject; id: string; name: string; at: Date }[]> {
  const { rows } = await tx.execute<{ subject: Subject; id: string; name: string; at: string }>(sql`
    select mine.subject, mine.id, last.name, mine.at::text as at from (
      select subject, subject_id as id, max(created_at) as at from (
        select subject, subject_id, created_at from ${auditEntry}
        where account_id = ${accountId} and user_id = ${userId} order by created_at desc, id desc limit ${latelyAmong}) own
      where subject = any(${sql.param([...subjects])}::text[]) group by 1, 2) mine
    cross join lateral (
      select e.verb, e.name from ${auditEntry} e
      where e.account_id = ${accountId} and e.subject_id = mine.id and e.subject = mine.subject
      order by e.created_at desc, e.id desc limit 1) last
    where last.verb <> 'removed' order by mine.at desc limit ${limit}`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }))
}

const momentOf = sql<string>`to_char(${auditEntry.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The columns wherever they are read from: drizzle takes a plain column only from its own table. */
const columns = {
  ...(Object.fromEntries(
    Object.entries(getTableColumns(auditEntry)).map(([name, column]) => [name, sql`${column}`.mapWith(column)]),
  ) as { [Name in keyof typeof auditEntry.$inferSelect]: SQL<(typeof auditEntry.$inferSelect)[Name]> }), // the same names
  moment: momentOf,
}

function filtered(accountId: AccountId, { subject, userId, verb, from, until }: AuditQuery): SQL | undefined {
  return and(
    eq(auditEntry.accountId, accountId),
    subject && and(eq(auditEntry.subject, subject.kind), eq(auditEntry.subjectId, subject.id)),
    userId === undefined ? undefined : eq(auditEntry.userId, userId),
    verb && eq(auditEntry.verb, verb),
    from && gte(auditEntry.at, from),
    until && lt(auditEntry.at, until),
    // Of what is in no directory a person who works in some sees the own deeds.
    ownOrInReach(
      accountId,
      sql`case when ${auditEntry.subject} = 'qrCode' then ${auditEntry.subjectId} end`,
      auditEntry.userId,
    ),
  )
}

function named(keyword: string): SQL {
  // A keyword is text, not a pattern.
  return ilike(auditEntry.name, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`)
}

/** What the ids of the log are of; those of codes and files are texts that say it themselves. */
const tables: Readonly<Record<string, string>> = {
  ...{ directory: 'directory', style: 'style_template', label: 'label_template', printer: 'printer' },
  ...{ batch: 'batch_template', form: 'form', formGroup: 'form_group', record: 'form_record', status: 'status' },
  ...{ groupCode: 'group_code', groupFolder: 'group_folder', coupon: 'coupon', counter: 'coupon_counter' },
  ...{ plan: 'plan', push: 'push', member: 'user', receiver: 'reminder_receiver', reminderRule: 'reminder_rule' },
  ...{ collaborator: 'collaborator', identityGroup: 'identity_group' },
}

/** What people did until then, with who did it. */
export const carriedAudit: readonly Carried[] = [
  carried(auditEntry, {
    as: 'log',
    born: Number.POSITIVE_INFINITY,
    refs: { user_id: 'user', subject_id: ({ subject }) => tables[String(subject)] },
  }),
]
