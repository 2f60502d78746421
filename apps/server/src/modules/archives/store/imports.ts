import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { archiveImport } from '../table.ts'

export type ImportRow = typeof archiveImport.$inferSelect
type Claim = Pick<ImportRow, 'id' | 'attempt'> & { accountId: number }

const own = (accountId: AccountId, id: number) => and(eq(archiveImport.accountId, accountId), eq(archiveImport.id, id))
const isOpen = inArray(archiveImport.state, ['waiting', 'running'])

export async function insertImport(
  tx: Tx,
  values: Omit<typeof archiveImport.$inferInsert, 'accountId'> & { accountId: AccountId },
): Promise<ImportRow> {
  const [row] = await tx.insert(archiveImport).values(values).returning()
  if (!row) throw new Error('an import was not inserted')
  return row
}

/** The newest first. */
export function listImports(tx: Tx, accountId: AccountId): Promise<ImportRow[]> {
  return tx
    .select()
    .from(archiveImport)
    .where(eq(archiveImport.accountId, accountId))
    .orderBy(desc(archiveImport.id))
    .limit(20)
}

export async function findImport(tx: Tx, accountId: AccountId, id: number): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(archiveImport).where(own(accountId, id))
  return row
}

/** Those of the same archive in the same way, the newest first. */
export function listSame(
  tx: Tx,
  accountId: AccountId,
  { sha256, mode }: Pick<ImportRow, 'sha256' | 'mode'>,
): Promise<ImportRow[]> {
  const isSame = and(eq(archiveImport.sha256, sha256), eq(archiveImport.mode, mode))
  return tx
    .select()
    .from(archiveImport)
    .where(and(eq(archiveImport.accountId, accountId), isSame))
    .orderBy(desc(archiveImport.id))
    .limit(1)
}

export function countOpenImports(tx: Tx, accountId: AccountId): Promise<number> {
  return tx.$count(archiveImport, and(eq(archiveImport.accountId, accountId), isOpen))
}

/** Lets one start in an account come after the other, until the transaction ends. */
export async function holdImports(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`archives ${accountId}`}, 0))`)
}

/** Undefined when somebody else has it, or it is over. One that nobody holds is taken however short the silence is. */
export async function takeImport(
  tx: Tx,
  { accountId, id }: { accountId: AccountId; id: number },
  { now, since, isHeld }: { now: Date; since: Date; isHeld: boolean },
): Promise<ImportRow | undefined> {
  const isSilent = or(isNull(archiveImport.aliveAt), lt(archiveImport.aliveAt, since))
  const isLeft = and(eq(archiveImport.state, 'running'), isHeld ? isSilent : undefined)
  const [row] = await tx
    .update(archiveImport)
    .set({ state: 'running', attempt: sql`${archiveImport.attempt} + 1`, aliveAt: now })
    .where(and(own(accountId, id), or(eq(archiveImport.state, 'waiting'), isLeft)))
    .returning()
  return row
}

/** False when the import is over, or another worker's by now. */
export async function updateImport(
  tx: Tx,
  accountId: AccountId,
  { id, attempt }: Claim,
  change: Partial<ImportRow>,
): Promise<boolean> {
  const rows = await tx
    .update(archiveImport)
    .set(change)
    .where(and(own(accountId, id), eq(archiveImport.attempt, attempt), eq(archiveImport.state, 'running')))
    .returning({ id: archiveImport.id })
  return rows.length === 1
}

/** One that failed waits again; undefined when it cannot. */
export async function goOnWith(tx: Tx, accountId: AccountId, id: number): Promise<ImportRow | undefined> {
  const [row] = await tx
    .update(archiveImport)
    .set({ state: 'waiting', attempt: 0, problem: null, finishedAt: null })
    .where(and(own(accountId, id), eq(archiveImport.state, 'failed'), isNotNull(archiveImport.blobId)))
    .returning()
  return row
}

/** Answers what an archive lies under that nobody went on with; undefined when somebody did. */
export async function giveUp(tx: Tx, accountId: AccountId, id: number, before: Date): Promise<string | undefined> {
  const isOld = and(eq(archiveImport.state, 'failed'), lt(archiveImport.finishedAt, before))
  const [row] = await tx
    .select({ blobId: archiveImport.blobId })
    .from(archiveImport)
    .where(and(own(accountId, id), isOld))
    .for('update')
  if (!row?.blobId) return undefined
  await tx.update(archiveImport).set({ blobId: null, passphrase: null }).where(own(accountId, id))
  return row.blobId
}

export async function cancelImport(
  tx: Tx,
  accountId: AccountId,
  id: number,
  now: Date,
): Promise<ImportRow | undefined> {
  const [row] = await tx
    .update(archiveImport)
    .set({ state: 'cancelled', finishedAt: now, passphrase: null })
    .where(and(own(accountId, id), isOpen))
    .returning()
  return row
}
