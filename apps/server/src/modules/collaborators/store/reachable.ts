import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { collaborator, collaboratorInGroup } from '../table.ts'

/** Collaborators who are in one of these groups, or are named themselves, each once with all groups. */
export async function reachableCollaborators(
  tx: Tx,
  accountId: AccountId,
  { groupIds, ids }: { groupIds: readonly number[]; ids: readonly number[] },
): Promise<{ id: number; name: string; mobile: string; isProven: boolean; groups: number[] }[]> {
  if (groupIds.length + ids.length === 0) return []
  const wanted = and(eq(collaboratorInGroup.accountId, accountId), inArray(collaboratorInGroup.groupId, [...groupIds]))
  const inGroups = tx.select({ id: collaboratorInGroup.collaboratorId }).from(collaboratorInGroup).where(wanted)
  const rows = await tx
    .select({ ...columns, groupId: collaboratorInGroup.groupId })
    .from(collaborator)
    .leftJoin(
      collaboratorInGroup,
      and(
        eq(collaboratorInGroup.accountId, collaborator.accountId),
        eq(collaboratorInGroup.collaboratorId, collaborator.id),
      ),
    )
    .where(
      and(
        eq(collaborator.accountId, accountId),
        or(inArray(collaborator.id, [...ids]), inArray(collaborator.id, inGroups)),
      ),
    )
    .orderBy(asc(collaborator.id))
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { id, name, mobile, boundAt } = first
    return [{ id, name, mobile, isProven: boundAt !== null, groups: own.flatMap(({ groupId }) => groupId ?? []) }]
  })
}

const columns = {
  id: collaborator.id,
  name: collaborator.name,
  mobile: collaborator.mobile,
  boundAt: collaborator.boundAt,
}
