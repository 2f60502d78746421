import { and, asc, eq, isNull } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { loginDomain, loginPage, ownMiniProgram } from '../table.ts'

export type LoginPageRow = Omit<typeof loginPage.$inferSelect, 'accountId'>
export type DomainRow = typeof loginDomain.$inferSelect
export type MiniProgramRow = Omit<typeof ownMiniProgram.$inferSelect, 'accountId'>

const nothing: LoginPageRow = { logoId: null, backgroundId: null, iconId: null }

export async function readLoginPage(tx: Tx, accountId: AccountId): Promise<LoginPageRow> {
  const { logoId, backgroundId, iconId } = loginPage
  const [row] = await tx
    .select({ logoId, backgroundId, iconId })
    .from(loginPage)
    .where(eq(loginPage.accountId, accountId))
  return row ?? nothing
}

export async function writeLoginPage(tx: Tx, accountId: AccountId, row: LoginPageRow): Promise<void> {
  await tx
    .insert(loginPage)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: loginPage.accountId, set: row })
}

/** All names of an account, the oldest first. */
export function listDomains(tx: Tx, accountId: AccountId): Promise<DomainRow[]> {
  return tx
    .select()
    .from(loginDomain)
    .where(eq(loginDomain.accountId, accountId))
    .orderBy(asc(loginDomain.createdAt), asc(loginDomain.label))
}

/** A name of the account becomes the one that is told; the others go on working. */
export async function putDomain(tx: Tx, accountId: AccountId, label: string): Promise<void> {
  await tx.update(loginDomain).set({ current: false }).where(eq(loginDomain.accountId, accountId))
  await tx
    .insert(loginDomain)
    .values({ accountId, label, current: true })
    .onConflictDoUpdate({ target: [loginDomain.accountId, loginDomain.label], set: { current: true } })
}

/** Written once, when somebody reached us under it. */
export async function setReached(tx: Tx, accountId: AccountId, label: string, at: Date): Promise<void> {
  await tx
    .update(loginDomain)
    .set({ reachedAt: at })
    .where(and(eq(loginDomain.accountId, accountId), eq(loginDomain.label, label), isNull(loginDomain.reachedAt)))
}

export async function readMiniProgram(tx: Tx, accountId: AccountId): Promise<MiniProgramRow | undefined> {
  const { appId, originalId, secret } = ownMiniProgram
  const [row] = await tx
    .select({ appId, originalId, secret })
    .from(ownMiniProgram)
    .where(eq(ownMiniProgram.accountId, accountId))
  return row
}

export async function writeMiniProgram(tx: Tx, accountId: AccountId, row: MiniProgramRow): Promise<void> {
  await tx
    .insert(ownMiniProgram)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: ownMiniProgram.accountId, set: row })
}

export async function resealMiniProgram(tx: Tx, accountId: AccountId, secret: string): Promise<void> {
  await tx.update(ownMiniProgram).set({ secret }).where(eq(ownMiniProgram.accountId, accountId))
}
