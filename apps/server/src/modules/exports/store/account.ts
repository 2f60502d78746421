import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { walk, walkPage } from '../../../platform/db/walk.ts'
import { account, membership, user } from '../../accounts/table.ts'
import { auditEntry } from '../../audit/table.ts'
import { codeAccess, codeMobile } from '../../code-access/table.ts'
import { file, fileTotal } from '../../files/table.ts'
import { scanDay } from '../../ledger/table.ts'
import { qrCode, qrCodeVersion } from '../../qr-codes/table.ts'
import { styleChoice, styleTemplate } from '../../styles/table.ts'

export async function findAccount(tx: Tx, accountId: AccountId) {
  const { id, kind, name, ownerId, tier, tierUntil, zone, demandsSecondFactor, createdAt } = getTableColumns(account)
  const declared = { id, kind, name, ownerId, tier, tierUntil, zone, demandsSecondFactor, createdAt }
  const [row] = await tx.select(declared).from(account).where(eq(account.id, accountId))
  return row
}

export async function findPerson(tx: Tx, userId: number) {
  const { id, username, mobile, email, language, createdAt } = getTableColumns(user)
  const [row] = await tx
    .select({ id, username, mobile, email, language, createdAt })
    .from(user)
    .where(eq(user.id, userId))
  return row
}

export function listMembers(tx: Tx, accountId: AccountId) {
  const { userId, role, flags, createdAt } = getTableColumns(membership)
  return tx
    .select({ userId, role, flags, createdAt })
    .from(membership)
    .where(eq(membership.accountId, accountId))
    .orderBy(asc(membership.userId))
}

/** With those in the trash, whose content is kept; without those that have none any more. */
const withContent = (accountId: AccountId) => and(eq(qrCode.accountId, accountId), isNull(qrCode.purgedAt))

export function countCodes(tx: Tx, accountId: AccountId): Promise<number> {
  return tx.$count(qrCode, withContent(accountId))
}

export const codesOf = (tx: Tx, accountId: AccountId) =>
  walk<typeof qrCode.$inferSelect>((after) =>
    tx
      .select()
      .from(qrCode)
      .where(and(withContent(accountId), after && gt(qrCode.id, after.id)))
      .orderBy(asc(qrCode.id))
      .limit(walkPage),
  )

export const versionsOf = (tx: Tx, accountId: AccountId) =>
  walk<typeof qrCodeVersion.$inferSelect>((after) =>
    tx
      .select()
      .from(qrCodeVersion)
      .where(
        and(
          eq(qrCodeVersion.accountId, accountId),
          after && sql`(${qrCodeVersion.qrCodeId}, ${qrCodeVersion.number}) > (${after.qrCodeId}, ${after.number})`,
        ),
      )
      .orderBy(asc(qrCodeVersion.qrCodeId), asc(qrCodeVersion.number))
      .limit(walkPage),
  )

export const stylesOf = (tx: Tx, accountId: AccountId) =>
  walk<typeof styleTemplate.$inferSelect>((after) =>
    tx
      .select()
      .from(styleTemplate)
      .where(and(eq(styleTemplate.accountId, accountId), after && gt(styleTemplate.id, after.id)))
      .orderBy(asc(styleTemplate.id))
      .limit(walkPage),
  )

/** Which saved style each person's new live codes take; those who chose none are missing. */
export async function chosenStyles(tx: Tx, accountId: AccountId): Promise<Map<number, number>> {
  const { userId, styleTemplateId } = getTableColumns(styleChoice)
  const rows = await tx
    .select({ userId, styleTemplateId })
    .from(styleChoice)
    .where(eq(styleChoice.accountId, accountId))
  return new Map(rows.map((row) => [row.userId, row.styleTemplateId]))
}

export const accessOf = (tx: Tx, accountId: AccountId) =>
  walk<typeof codeAccess.$inferSelect>((after) =>
    tx
      .select()
      .from(codeAccess)
      .where(and(eq(codeAccess.accountId, accountId), after && gt(codeAccess.qrCodeId, after.qrCodeId)))
      .orderBy(asc(codeAccess.qrCodeId))
      .limit(walkPage),
  )

export const mobilesOf = (tx: Tx, accountId: AccountId) =>
  walk<typeof codeMobile.$inferSelect>((after) =>
    tx
      .select()
      .from(codeMobile)
      .where(and(eq(codeMobile.accountId, accountId), after && gt(codeMobile.id, after.id)))
      .orderBy(asc(codeMobile.id))
      .limit(walkPage),
  )

export const scanDaysOf = (tx: Tx, accountId: AccountId) =>
  walk<typeof scanDay.$inferSelect>((after) =>
    tx
      .select()
      .from(scanDay)
      .where(
        and(
          eq(scanDay.accountId, accountId),
          after && sql`(${scanDay.qrCodeId}, ${scanDay.day}) > (${after.qrCodeId}, ${after.day}::date)`,
        ),
      )
      .orderBy(asc(scanDay.qrCodeId), asc(scanDay.day))
      .limit(walkPage),
  )

export const deedsOf = (tx: Tx, accountId: AccountId) =>
  walk<typeof auditEntry.$inferSelect>((after) =>
    tx
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.accountId, accountId), after && gt(auditEntry.id, after.id)))
      .orderBy(asc(auditEntry.id))
      .limit(walkPage),
  )

/** Bytes of all its files, which the export holds as they are. */
export async function sumFileBytes(tx: Tx, accountId: AccountId): Promise<number> {
  const { bytes } = fileTotal
  const [row] = await tx
    .select({ bytes: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number) })
    .from(fileTotal)
    .where(eq(fileTotal.accountId, accountId))
  return row?.bytes ?? 0
}

export function countFiles(tx: Tx, accountId: AccountId): Promise<number> {
  return tx.$count(file, eq(file.accountId, accountId))
}

export const filesOf = (tx: Tx, accountId: AccountId) =>
  walk<typeof file.$inferSelect>((after) =>
    tx
      .select()
      .from(file)
      .where(and(eq(file.accountId, accountId), after && gt(file.id, after.id)))
      .orderBy(asc(file.id))
      .limit(walkPage),
  )
