import { and, eq, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { reminderReceiver, reminderRule } from '../table.ts'

const of = (accountId: AccountId, userId: number) =>
  and(eq(reminderReceiver.accountId, accountId), eq(reminderReceiver.userId, userId))

const naming = (accountId: AccountId, receiverId: number) =>
  and(eq(reminderRule.accountId, accountId), sql`${reminderRule.receivers} @> ${JSON.stringify([receiverId])}::jsonb`)

async function receiverOf(tx: Tx, accountId: AccountId, userId: number): Promise<number | undefined> {
  const [row] = await tx.select({ id: reminderReceiver.id }).from(reminderReceiver).where(of(accountId, userId))
  return row?.id
}

/** How many rules send something to a person of the account. */
export async function countRulesNaming(tx: Tx, accountId: AccountId, userId: number): Promise<number> {
  const id = await receiverOf(tx, accountId, userId)
  return id === undefined ? 0 : tx.$count(reminderRule, naming(accountId, id))
}

/** Puts another person in the place of one in all rules; answers in how many. Who goes is no receiver any more. */
export async function handOverReceiver(
  tx: Tx,
  accountId: AccountId,
  { from, to, name }: { from: number; to: number; name: string },
): Promise<number> {
  const gone = await receiverOf(tx, accountId, from)
  if (gone === undefined) return 0
  const heir = await receiverOf(tx, accountId, to)
  const rules = await tx.$count(reminderRule, naming(accountId, gone))
  if (heir === undefined) {
    // The place in the tier's limit, and in the rules, goes over as it is.
    const values = { userId: to, name, off: false, quiet: null }
    await tx.update(reminderReceiver).set(values).where(of(accountId, from))
    return rules
  }
  await tx
    .update(reminderRule)
    .set({
      receivers: sql`(select coalesce(jsonb_agg(distinct case when one = to_jsonb(${gone}::bigint) then to_jsonb(${heir}::bigint) else one end), '[]')
        from jsonb_array_elements(${reminderRule.receivers}) one)`,
    })
    .where(naming(accountId, gone))
  await tx.delete(reminderReceiver).where(of(accountId, from))
  return rules
}
