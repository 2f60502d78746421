import type { Language } from '@matai/i18n'
import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { user } from '../table.ts'

export type UserRow = typeof user.$inferSelect

/** The new user's id; undefined when the number has a user. */
export async function insertUser(
  tx: Tx,
  row: { mobile: string; passwordHash: string | null; language: Language },
): Promise<number | undefined> {
  const [inserted] = await tx.insert(user).values(row).onConflictDoNothing().returning({ id: user.id })
  return inserted?.id
}

/** A person without a number, whom an account brings; `called` is the username, unless somebody has it. */
export async function insertProvided(
  tx: Tx,
  { called, ...row }: { providedBy: number; language: Language; called: string },
): Promise<number> {
  const taken = tx.select({ id: user.id }).from(user).where(eq(user.username, called))
  const username = called === '' || (await taken).length > 0 ? null : called
  const [inserted] = await tx
    .insert(user)
    .values({ ...row, username })
    .returning({ id: user.id })
  if (!inserted) throw new Error('an insert returned no row')
  return inserted.id
}

/** People of another server, by what they were called: they cannot sign in, and only stand where they are named. */
export async function insertStandIns(tx: Tx, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const rows = await tx
    .insert(user)
    .values(names.map((name) => ({ username: name === '' ? null : name })))
    .returning({ id: user.id })
  return rows.map(({ id }) => id)
}

export async function findUser(
  tx: Tx,
  by: { id: number } | { mobile: string } | { username: string },
): Promise<UserRow | undefined> {
  const found =
    'id' in by ? eq(user.id, by.id) : 'mobile' in by ? eq(user.mobile, by.mobile) : eq(user.username, by.username)
  const [row] = await tx.select().from(user).where(found)
  return row
}

export async function listUsers(tx: Tx, ids: number[]): Promise<Pick<UserRow, 'id' | 'username' | 'mobile'>[]> {
  if (ids.length === 0) return []
  const { id, username, mobile } = user
  return tx.select({ id, username, mobile }).from(user).where(inArray(user.id, ids))
}

/**
 * Lets a user in whose password was just verified, and keeps an account that was to be erased. False when the password
 * was changed or the user erased in the meantime; a change that comes later waits, so it sees the session to end.
 */
export async function welcomeUser(tx: Tx, { id, passwordHash, now }: { id: number; passwordHash: string; now: Date }) {
  const welcomed = await tx
    .update(user)
    .set({ closingAt: null })
    .where(
      and(eq(user.id, id), eq(user.passwordHash, passwordHash), or(isNull(user.closingAt), gt(user.closingAt, now))),
    )
    .returning({ id: user.id })
  return welcomed.length === 1
}

/** The same where no password was asked for. False when the user is erased. */
export async function keepUser(tx: Tx, id: number, now: Date): Promise<boolean> {
  const kept = await tx
    .update(user)
    .set({ closingAt: null })
    .where(
      and(
        eq(user.id, id),
        or(isNotNull(user.mobile), isNotNull(user.providedBy)),
        or(isNull(user.closingAt), gt(user.closingAt, now)),
      ),
    )
    .returning({ id: user.id })
  return kept.length === 1
}

export async function setPasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.update(user).set({ passwordHash, passwordOnceUntil: null }).where(eq(user.id, id))
}

/** False when the password is another one by now (`from` null: when there is one by now). */
export async function replacePasswordHash(
  tx: Tx,
  { id, from, to }: { id: number; from: string | null; to: string },
): Promise<boolean> {
  const replaced = await tx
    .update(user)
    .set({ passwordHash: to, passwordOnceUntil: null })
    .where(and(eq(user.id, id), from === null ? isNull(user.passwordHash) : eq(user.passwordHash, from)))
    .returning({ id: user.id })
  return replaced.length === 1
}

/** A password that lets in once: whoever signs in with it chooses another one. */
export async function setOncePassword(
  tx: Tx,
  { id, passwordHash, until }: { id: number; passwordHash: string; until: Date },
): Promise<void> {
  await tx.update(user).set({ passwordHash, passwordOnceUntil: until }).where(eq(user.id, id))
}

export async function noteSignIn(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(user).set({ lastSignInAt: now }).where(eq(user.id, id))
}

export async function setLanguage(tx: Tx, id: number, language: Language): Promise<void> {
  await tx.update(user).set({ language }).where(eq(user.id, id))
}

/** False when somebody else has the number. */
export async function setMobile(tx: Tx, id: number, mobile: string): Promise<boolean> {
  return unlessTaken(tx.update(user).set({ mobile }).where(eq(user.id, id)))
}

/** False when somebody else has the username. */
export async function setUsername(tx: Tx, id: number, username: string): Promise<boolean> {
  return unlessTaken(tx.update(user).set({ username }).where(eq(user.id, id)))
}

/** 'changed' when it is not `from` any more, 'taken' when somebody else has the new address. */
export async function setEmail(
  tx: Tx,
  { id, from, to }: { id: number; from: string | null; to: string | null },
): Promise<'set' | 'changed' | 'taken'> {
  const before = from === null ? isNull(user.email) : eq(user.email, from)
  try {
    const rows = await tx
      .update(user)
      .set({ email: to })
      .where(and(eq(user.id, id), before))
      .returning({ id: user.id })
    return rows.length === 1 ? 'set' : 'changed'
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** Gives a user an address that was proven, unless somebody has it. */
export async function claimEmail(tx: Tx, id: number, email: string): Promise<void> {
  const taken = tx.select({ id: user.id }).from(user).where(eq(user.email, email))
  await tx
    .update(user)
    .set({ email })
    .where(and(eq(user.id, id), notExists(taken)))
}

export async function setClosing(tx: Tx, id: number, closingAt: Date): Promise<void> {
  await tx.update(user).set({ closingAt }).where(eq(user.id, id))
}

/** Forgets who the users were whose closing is due, each by one of those who do it at a time; answers what they were. */
export async function eraseDueUsers(tx: Tx, now: Date): Promise<{ id: number; mobile: string | null }[]> {
  const isDue = lte(user.closingAt, now)
  const due = await tx.select({ id: user.id, mobile: user.mobile }).from(user).where(isDue).limit(1000)
  const nothing = { mobile: null, username: null, email: null, passwordHash: null, providedBy: null, language: null }
  const erased: typeof due = []
  for (const one of due) {
    const rows = await tx
      .update(user)
      .set({ ...nothing, closingAt: null })
      .where(and(eq(user.id, one.id), isDue))
      .returning({ id: user.id })
    if (rows.length === 1) erased.push(one)
  }
  return erased
}

async function unlessTaken(statement: PromiseLike<unknown>): Promise<boolean> {
  try {
    await statement
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
