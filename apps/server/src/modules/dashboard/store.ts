import { highUsage } from '@matai/contract'
import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/db/account-id.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inReach } from '../../platform/db/reach.ts'
import { codeAccess } from '../code-access/table.ts'
import { scanAccountDay, scanQuota } from '../ledger/table.ts'
import { qrCode } from '../qr-codes/table.ts'

/** Live codes that expire between two moments, the next first. */
export async function listExpiring(
  tx: Tx,
  accountId: AccountId,
  { after, until, limit }: { after: Date; until: Date; limit: number },
) {
  const rows = await tx
    .select({ id: qrCode.id, name: qrCode.name, expiresAt: qrCode.expiresAt })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.accountId, accountId),
        isNull(qrCode.deletedAt),
        inReach(qrCode.directoryId),
        gt(qrCode.expiresAt, after),
        lte(qrCode.expiresAt, until),
      ),
    )
    .orderBy(asc(qrCode.expiresAt), asc(qrCode.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt ?? until })) // the query asks for those that expire
}

/** Live codes that have shown most of the scans that they may show, the fullest first. */
export function listNearlyFull(tx: Tx, accountId: AccountId, limit: number) {
  const most = sql`(${codeAccess.settings} ->> 'scansTotal')::int`
  return tx
    .select({ id: qrCode.id, name: qrCode.name, used: scanQuota.used, limit: most.mapWith(Number) })
    .from(codeAccess)
    .innerJoin(
      scanQuota,
      and(
        eq(scanQuota.accountId, codeAccess.accountId),
        eq(scanQuota.qrCodeId, codeAccess.qrCodeId),
        eq(scanQuota.person, ''),
      ),
    )
    .innerJoin(qrCode, and(eq(qrCode.accountId, codeAccess.accountId), eq(qrCode.id, codeAccess.qrCodeId)))
    .where(
      and(
        eq(codeAccess.accountId, accountId),
        sql`${codeAccess.settings} ->> 'scansTotal' is not null`,
        sql`${scanQuota.used} >= ${most} * ${highUsage}::float8`,
        isNull(qrCode.deletedAt),
        inReach(qrCode.directoryId),
      ),
    )
    .orderBy(sql`${scanQuota.used}::float8 / ${most} desc`, asc(qrCode.id))
    .limit(limit)
}

/** Live codes that the operator keeps visitors from, the last one first. */
export function listStopped(tx: Tx, accountId: AccountId, limit: number) {
  return tx
    .select({ id: qrCode.id, name: qrCode.name })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.accountId, accountId),
        isNull(qrCode.deletedAt),
        isNotNull(qrCode.blockedAt),
        inReach(qrCode.directoryId),
      ),
    )
    .orderBy(desc(qrCode.blockedAt), asc(qrCode.id))
    .limit(limit)
}

/** Whether an account has a live code or was ever scanned. */
export async function isActive(tx: Tx, accountId: AccountId): Promise<boolean> {
  const { rows } = await tx.execute<{ active: boolean }>(sql`
    select exists (select from ${scanAccountDay} where ${scanAccountDay.accountId} = ${accountId})
      or exists (select from ${qrCode} where ${qrCode.accountId} = ${accountId} and ${qrCode.deletedAt} is null) as active`)
  return rows[0]?.active === true
}

export async function countMade(tx: Tx, accountId: AccountId, { begin, end }: { begin: Date; end: Date }) {
  const [row] = await tx
    .select({ made: count() })
    .from(qrCode)
    .where(
      and(
        eq(qrCode.accountId, accountId),
        isNull(qrCode.deletedAt),
        inReach(qrCode.directoryId),
        gte(qrCode.createdAt, begin),
        lt(qrCode.createdAt, end),
      ),
    )
  return row?.made ?? 0
}
