import type { AuditItem, AuditVerb } from '@matai/contract'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { failField } from '../../platform/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { readCursor, writeCursor } from '../../platform/lists/cursor.ts'
import {
  type AuditEntry,
  type AuditQuery,
  type AuditRow,
  countEntries,
  insertEntries,
  lastChanged,
  listEntries,
} from './store.ts'

export type Audit = ReturnType<typeof createAudit>

export interface AuditRequest {
  page: number
  pageSize: number
  keyword: string
  cursor?: string | undefined
  filters: {
    qrCodeId?: string | undefined
    userId?: number | undefined
    verb?: AuditVerb | undefined
    from?: string | undefined
    until?: string | undefined
  }
}

interface Dependencies {
  database: Database
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
}

/** More than these are not counted. */
const countedAtMost = 1_000

/** The log of who did what. Other modules write to it inside the transaction of the deed itself. */
export function createAudit({ database, namesOf }: Dependencies) {
  const { tx } = database

  async function describe(rows: AuditRow[]): Promise<AuditItem[]> {
    const names = await namesOf(tx, [...new Set(rows.map(({ userId }) => userId))])
    return rows.map(({ id, at, userId, keyName, verb, subject, subjectId, name, details }) => ({
      id,
      at: at.toISOString(),
      user: { id: userId, name: names.get(userId) ?? '' },
      key: keyName,
      verb,
      subject,
      subjectId,
      name,
      details,
    }))
  }

  return {
    /** One deed, or one on many things in one statement. */
    write: (tx: Tx, entries: AuditEntry | AuditEntry[]): Promise<void> => insertEntries(tx, [entries].flat()),

    /** Deeds on one kind of thing, one at a time. */
    on:
      (subject: AuditEntry['subject']) =>
      (
        tx: Tx,
        { accountId, userId }: Pick<AuditEntry, 'accountId' | 'userId'>,
        verb: AuditVerb,
        { id, name }: { id: number | string; name: string },
        details: Record<string, string | number> = {},
      ): Promise<void> =>
        insertEntries(tx, [{ accountId, userId, verb, subject, subjectId: String(id), name, details }]),

    /** That somebody took data out: what it is, what it was called in his language, and how many; 0 is not counted. */
    exported: (
      tx: Tx,
      { caller: { accountId, userId } }: Pick<MemberContext, 'caller'>,
      { id = '', what, name, count }: { id?: string | number; what: string; name: string; count: number },
    ): Promise<void> =>
      insertEntries(tx, [
        {
          accountId,
          userId,
          verb: 'exported',
          subject: 'export',
          subjectId: String(id),
          name,
          details: { what, count },
        },
      ]),

    /** Things of some kinds that a person changed last and that are still there, the last one first. */
    lately: lastChanged,

    async list(request: AuditRequest, accountId: AccountId) {
      const query = toQuery(request)
      const [rows, total] = await Promise.all([
        listEntries(tx, accountId, query),
        countEntries(tx, accountId, query, countedAtMost + 1),
      ])
      const last = rows.length === request.pageSize ? rows.at(-1) : undefined
      return {
        list: await describe(rows),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: last ? writeCursor([last.moment, String(last.id)]) : null,
      }
    },
  }
}

function toQuery({ page, pageSize, keyword, cursor, filters }: AuditRequest): AuditQuery {
  const { qrCodeId, userId, verb, from, until } = filters
  return {
    keyword,
    subject: qrCodeId === undefined ? undefined : { kind: 'qrCode', id: qrCodeId },
    userId,
    verb,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
    after: cursor === undefined ? undefined : positionOf(cursor),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  }
}

function positionOf(cursor: string): { moment: string; id: number } {
  const [moment, id] = readCursor(cursor) ?? failField('cursor', 'errors.wrongFormat')
  if (!/^\d{1,15}$/.test(id)) failField('cursor', 'errors.wrongFormat')
  return { moment, id: Number(id) }
}
