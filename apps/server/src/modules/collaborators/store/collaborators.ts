import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { collaborator, collaboratorInGroup } from '../table.ts'

export type CollaboratorRow = typeof collaborator.$inferSelect

interface Narrowed {
  /** A part of the name, or of the digits of the phone. */
  keyword: string
  groupId?: number | undefined
  bound?: boolean | undefined
}

const one = (accountId: AccountId, id: number) => and(eq(collaborator.accountId, accountId), eq(collaborator.id, id))
const among = (accountId: AccountId, ids: readonly number[]) =>
  and(eq(collaborator.accountId, accountId), inArray(collaborator.id, [...ids]))

function matching(accountId: AccountId, { keyword, groupId, bound }: Narrowed): SQL | undefined {
  const digits = keyword.replace(/[\s+-]/g, '')
  return and(
    eq(collaborator.accountId, accountId),
    keyword
      ? or(holds(collaborator.name, keyword), /^\d+$/.test(digits) ? holds(collaborator.mobile, digits) : undefined)
      : undefined,
    bound === undefined ? undefined : bound ? isNotNull(collaborator.boundAt) : isNull(collaborator.boundAt),
    groupId === undefined
      ? undefined
      : sql`exists (select from collaborator_in_group g where g.account_id = ${accountId} and g.group_id = ${groupId}
          and g.collaborator_id = ${collaborator.id})`,
  )
}

/** `moment` is that of the change with microseconds, for the cursor. */
export function listCollaborators(
  tx: Tx,
  accountId: AccountId,
  { sort, after, offset, limit, ...narrowed }: PageOfRows & Narrowed,
): Promise<(CollaboratorRow & { moment: string })[]> {
  const { updatedAt: moment, id, name } = collaborator
  return tx
    .select({ ...getTableColumns(collaborator), moment: momentOf(moment) })
    .from(collaborator)
    .where(and(matching(accountId, narrowed), behind(moment, id, after)))
    .orderBy(...inOrder(sort, { moment, id, name }))
    .offset(offset)
    .limit(limit)
}

export const countCollaborators = (
  tx: Tx,
  accountId: AccountId,
  narrowed: Narrowed = { keyword: '' },
): Promise<number> => tx.$count(collaborator, matching(accountId, narrowed))

/** Whoever adds people comes after whoever adds some now, so that a limit holds. Answers how many there are. */
export async function holdAdding(tx: Tx, accountId: AccountId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`collaborators ${accountId}`}, 0))`)
  return countCollaborators(tx, accountId)
}

/** All of an account, by name. */
export const allCollaborators = (tx: Tx, accountId: AccountId): Promise<CollaboratorRow[]> =>
  tx
    .select()
    .from(collaborator)
    .where(eq(collaborator.accountId, accountId))
    .orderBy(asc(collaborator.name), asc(collaborator.id))

export const lockCollaborators = (tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<CollaboratorRow[]> =>
  tx.select().from(collaborator).where(among(accountId, ids)).orderBy(asc(collaborator.id)).for('no key update')

export const findByMobiles = (tx: Tx, accountId: AccountId, mobiles: readonly string[]): Promise<CollaboratorRow[]> =>
  tx
    .select()
    .from(collaborator)
    .where(
      and(eq(collaborator.accountId, accountId), sql`${collaborator.mobile} = any(${sql.param([...mobiles])}::text[])`),
    )

/** Undefined when the account has the phone already. */
export async function insertCollaborator(
  tx: Tx,
  values: { accountId: AccountId; name: string; mobile: string; updatedAt: Date },
): Promise<CollaboratorRow | undefined> {
  const [row] = await tx.insert(collaborator).values(values).onConflictDoNothing().returning()
  return row
}

/** Those of many whose phones the account has not yet. */
export async function insertCollaborators(
  tx: Tx,
  accountId: AccountId,
  people: readonly { name: string; mobile: string }[],
  now: Date,
): Promise<CollaboratorRow[]> {
  if (people.length === 0) return []
  return tx
    .insert(collaborator)
    .values(people.map(({ name, mobile }) => ({ accountId, name, mobile, updatedAt: now })))
    .onConflictDoNothing()
    .returning()
}

/** `taken` when somebody else of the account has the phone. A new phone has to be proven anew. */
export async function updateCollaborator(
  tx: Tx,
  accountId: AccountId,
  id: number,
  { name, mobile, now }: { name: string; mobile?: string; now: Date },
): Promise<CollaboratorRow | 'taken' | undefined> {
  try {
    const [row] = await tx
      .update(collaborator)
      .set({
        name,
        ...(mobile === undefined
          ? {}
          : { mobile, boundAt: sql`case when ${collaborator.mobile} = ${mobile} then ${collaborator.boundAt} end` }),
        version: sql`${collaborator.version} + 1`,
        updatedAt: now,
      })
      .where(one(accountId, id))
      .returning()
    return row
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** Counts a change of groups as one of the people. */
export async function touchCollaborators(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .update(collaborator)
    .set({ version: sql`${collaborator.version} + 1`, updatedAt: now })
    .where(among(accountId, ids))
}

export async function deleteCollaborators(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
): Promise<CollaboratorRow[]> {
  await tx
    .delete(collaboratorInGroup)
    .where(and(eq(collaboratorInGroup.accountId, accountId), inArray(collaboratorInGroup.collaboratorId, [...ids])))
  return tx.delete(collaborator).where(among(accountId, ids)).returning()
}

/** Writes down that a phone was proven, the first time. Unlogged: it is said by whoever has the phone. */
export async function bindMobile(tx: Tx, accountId: AccountId, mobile: string, now: Date): Promise<void> {
  await tx
    .update(collaborator)
    .set({ boundAt: now })
    .where(and(eq(collaborator.accountId, accountId), eq(collaborator.mobile, mobile), isNull(collaborator.boundAt)))
}

/** Whether a phone is that of a collaborator; with `groupIds` of one of these groups. */
export async function isCollaborator(
  tx: Tx,
  accountId: AccountId,
  mobile: string,
  groupIds: readonly number[] | null,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: collaborator.id })
    .from(collaborator)
    .where(
      and(
        eq(collaborator.accountId, accountId),
        eq(collaborator.mobile, mobile),
        groupIds === null
          ? undefined
          : sql`exists (select from collaborator_in_group g where g.account_id = ${accountId}
              and g.collaborator_id = ${collaborator.id} and g.group_id = any(${sql.param([...groupIds])}::bigint[]))`,
      ),
    )
  return row !== undefined
}

/** What collaborators are called; those that were removed are missing. */
export async function collaboratorNames(
  tx: Tx,
  accountId: AccountId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: collaborator.id, name: collaborator.name })
    .from(collaborator)
    .where(among(accountId, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Who of the account has a phone, by its digits. */
export async function collaboratorAt(
  tx: Tx,
  accountId: AccountId,
  mobile: string,
): Promise<Pick<CollaboratorRow, 'id' | 'name'> | undefined> {
  const [row] = mobile === '' ? [] : await findByMobiles(tx, accountId, [mobile])
  return row && { id: row.id, name: row.name }
}
