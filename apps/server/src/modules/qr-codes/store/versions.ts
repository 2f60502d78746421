import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { holds } from '../../../platform/lists/page-sql.ts'
import { qrCodeVersion } from '../table.ts'

export type VersionRow = typeof qrCodeVersion.$inferSelect

export async function insertVersion(
  tx: Tx,
  values: typeof qrCodeVersion.$inferInsert & { accountId: AccountId },
): Promise<void> {
  // Published when it is saved, by the clock of whoever saves, unless it says when.
  await tx.insert(qrCodeVersion).values({ publishAt: values.savedAt, ...values })
}

export async function findVersion(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .select()
    .from(qrCodeVersion)
    .where(
      and(
        eq(qrCodeVersion.accountId, accountId),
        eq(qrCodeVersion.qrCodeId, qrCodeId),
        eq(qrCodeVersion.number, number),
      ),
    )
  return row
}

const ofCode = (accountId: AccountId, qrCodeId: string) =>
  and(eq(qrCodeVersion.accountId, accountId), eq(qrCodeVersion.qrCodeId, qrCodeId))

const isCancelled = sql`(${qrCodeVersion.endAt} is not null and ${qrCodeVersion.endAt} <= ${qrCodeVersion.publishAt})`

/** What visitors see at a moment. */
export async function findVisibleVersion(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  now: Date,
): Promise<VersionRow | undefined> {
  const counts = and(lte(qrCodeVersion.publishAt, now), or(isNull(qrCodeVersion.endAt), gt(qrCodeVersion.endAt, now)))
  const [row] = await tx
    .select()
    .from(qrCodeVersion)
    .where(and(ofCode(accountId, qrCodeId), counts))
    .orderBy(desc(qrCodeVersion.publishAt), desc(qrCodeVersion.number))
    .limit(1)
  return row
}

/** Versions that are still to come, in their order. */
export function listScheduled(tx: Tx, accountId: AccountId, qrCodeId: string, now: Date): Promise<VersionRow[]> {
  return tx
    .select()
    .from(qrCodeVersion)
    .where(and(ofCode(accountId, qrCodeId), isScheduled(now)))
    .orderBy(asc(qrCodeVersion.number))
}

const isScheduled = (now: Date) => and(gt(qrCodeVersion.publishAt, now), not(isCancelled))

export interface VersionQuery {
  /** Only those that are still to come. */
  scheduled: boolean
  /** In the name that it gave the code. */
  keyword: string
  /** Number after which the page begins. */
  before: number | undefined
  offset: number
  limit: number
  now: Date
}

/** The newest first. */
export function listVersions(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  { scheduled, keyword, before, offset, limit, now }: VersionQuery,
): Promise<VersionRow[]> {
  return tx
    .select()
    .from(qrCodeVersion)
    .where(
      and(
        ofCode(accountId, qrCodeId),
        scheduled ? isScheduled(now) : undefined,
        holds(qrCodeVersion.name, keyword),
        before === undefined ? undefined : lt(qrCodeVersion.number, before),
      ),
    )
    .orderBy(desc(qrCodeVersion.number))
    .offset(before === undefined ? offset : 0)
    .limit(limit)
}

export function findVersions(tx: Tx, accountId: AccountId, qrCodeId: string, numbers: number[]): Promise<VersionRow[]> {
  return tx
    .select()
    .from(qrCodeVersion)
    .where(and(ofCode(accountId, qrCodeId), inArray(qrCodeVersion.number, numbers)))
}

/** How many have the keyword in their names. */
export function countNamed(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  { scheduled, keyword, now }: Pick<VersionQuery, 'scheduled' | 'keyword' | 'now'>,
): Promise<number> {
  const wanted = and(ofCode(accountId, qrCodeId), scheduled ? isScheduled(now) : undefined)
  return tx.$count(qrCodeVersion, and(wanted, holds(qrCodeVersion.name, keyword)))
}

/** When a version is seen; what it holds never changes. */
export async function setTerm(
  tx: Tx,
  accountId: AccountId,
  qrCodeId: string,
  number: number,
  term: { publishAt: Date; endAt: Date | null },
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .update(qrCodeVersion)
    .set(term)
    .where(and(ofCode(accountId, qrCodeId), eq(qrCodeVersion.number, number)))
    .returning()
  return row
}
