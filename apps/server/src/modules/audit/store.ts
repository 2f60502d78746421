import type { AuditSubject, AuditVerb } from '@matai/contract'
import { and, desc, eq, getTableColumns, gte, ilike, lt, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
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
  if (entries.length > 0) await tx.insert(auditEntry).values(entries)
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

/** The newest first. */
export function listEntries(tx: Tx, accountId: AccountId, query: AuditQuery): Promise<AuditRow[]> {
  const { after, offset, limit } = query
  const beyond =
    after && sql`(${auditEntry.at}, ${auditEntry.id}) < (${after.moment}::timestamptz, ${after.id}::bigint)`
  return tx
    .select({ ...getTableColumns(auditEntry), moment: momentOf })
    .from(auditEntry)
    .where(and(matching(accountId, query), beyond))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .offset(after ? 0 : offset)
    .limit(limit)
}

/** Counts to `atMost` and no further. */
export function countEntries(tx: Tx, accountId: AccountId, query: AuditQuery, atMost: number): Promise<number> {
  const found = tx.select({ id: auditEntry.id }).from(auditEntry).where(matching(accountId, query)).limit(atMost)
  return tx.$count(found.as('found'))
}

const momentOf = sql<string>`to_char(${auditEntry.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

function matching(accountId: AccountId, { keyword, subject, userId, verb, from, until }: AuditQuery): SQL | undefined {
  return and(
    eq(auditEntry.accountId, accountId),
    subject && and(eq(auditEntry.subject, subject.kind), eq(auditEntry.subjectId, subject.id)),
    userId === undefined ? undefined : eq(auditEntry.userId, userId),
    verb && eq(auditEntry.verb, verb),
    from && gte(auditEntry.at, from),
    until && lt(auditEntry.at, until),
    // A keyword is text, not a pattern.
    keyword ? ilike(auditEntry.name, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
}
