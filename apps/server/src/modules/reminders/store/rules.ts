import type { ReminderOn } from '@matai/contract'
import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { askNamed } from '../../../platform/db/named-statement.ts'
import type { PageOfRows } from '../../../platform/lists/page.ts'
import { behind, holds, inOrder, momentOf } from '../../../platform/lists/page-sql.ts'
import { reminderRule } from '../table.ts'

export type RuleRow = typeof reminderRule.$inferSelect
export type RuleValues = Omit<RuleRow, 'accountId' | 'id' | 'version' | 'createdAt'>

interface Of {
  keyword: string
  events?: readonly ReminderOn['event'][] | undefined
  formId?: number | undefined
}

const ofForms: ReminderOn['event'][] = ['record', 'recordChanged', 'recordState', 'recordDecided', 'recordDue']
const one = (accountId: AccountId, id: number) => and(eq(reminderRule.accountId, accountId), eq(reminderRule.id, id))
const matching = (accountId: AccountId, { keyword, events, formId }: Of) =>
  and(
    eq(reminderRule.accountId, accountId),
    holds(reminderRule.name, keyword),
    events && inArray(reminderRule.event, [...events]),
    formId === undefined ? undefined : and(inArray(reminderRule.event, ofForms), eq(reminderRule.subjectId, formId)),
  )

export function listRules(
  tx: Tx,
  accountId: AccountId,
  { sort, after, offset, limit, ...which }: PageOfRows & Of,
): Promise<(RuleRow & { moment: string })[]> {
  const { updatedAt: moment, id, name } = reminderRule
  return tx
    .select({ ...getTableColumns(reminderRule), moment: momentOf(moment) })
    .from(reminderRule)
    .where(and(matching(accountId, which), behind(moment, id, after)))
    .orderBy(...inOrder(sort, { moment, id, name }))
    .offset(offset)
    .limit(limit)
}

export const countRules = (tx: Tx, accountId: AccountId, which: Of = { keyword: '' }): Promise<number> =>
  tx.$count(reminderRule, matching(accountId, which))

const about = (accountId: AccountId, event: ReminderOn['event'], subjectId: number | null) =>
  and(
    eq(reminderRule.accountId, accountId),
    eq(reminderRule.event, event),
    or(isNull(reminderRule.subjectId), subjectId === null ? undefined : eq(reminderRule.subjectId, subjectId)),
  )

/** Whether anybody wants to hear of such a thing; asked whenever one happens. */
export async function hasRules(
  tx: Tx,
  accountId: AccountId,
  event: ReminderOn['event'],
  subjectId: number | null,
): Promise<boolean> {
  const rows = await askNamed(tx, {
    name: 'reminder-has-rules',
    text: `select from reminder_rule
      where account_id = $1 and event = $2 and (subject_id is null or subject_id = $3) limit 1`,
    values: [accountId, event, subjectId],
  })
  return rows.length > 0
}

export const rulesAbout = (
  tx: Tx,
  accountId: AccountId,
  event: ReminderOn['event'],
  subjectId: number | null,
): Promise<RuleRow[]> =>
  tx
    .select()
    .from(reminderRule)
    .where(about(accountId, event, subjectId))
    .orderBy(asc(reminderRule.id))

export async function findRule(tx: Tx, accountId: AccountId, id: number): Promise<RuleRow | undefined> {
  const [row] = await tx.select().from(reminderRule).where(one(accountId, id))
  return row
}

export async function insertRule(tx: Tx, accountId: AccountId, values: RuleValues): Promise<RuleRow | undefined> {
  const [row] = await tx
    .insert(reminderRule)
    .values({ accountId, ...values })
    .returning()
  return row
}

export async function updateRule(
  tx: Tx,
  accountId: AccountId,
  id: number,
  values: RuleValues,
): Promise<RuleRow | undefined> {
  const [row] = await tx
    .update(reminderRule)
    .set({ ...values, version: sql`${reminderRule.version} + 1` })
    .where(one(accountId, id))
    .returning()
  return row
}

export async function deleteRule(tx: Tx, accountId: AccountId, id: number): Promise<RuleRow | undefined> {
  const [row] = await tx.delete(reminderRule).where(one(accountId, id)).returning()
  return row
}

/** In how many rules receivers are named; those in none are missing. */
export async function countNaming(tx: Tx, accountId: AccountId): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: string; n: number }>(sql`
    select named.id::bigint as id, count(*)::int as n
    from ${reminderRule}, jsonb_array_elements_text(${reminderRule.receivers}) named (id)
    where ${reminderRule.accountId} = ${accountId} group by 1`)
  return new Map(rows.map(({ id, n }) => [Number(id), n]))
}

/** A receiver that is gone is named nowhere. */
export async function forgetReceiver(tx: Tx, accountId: AccountId, id: number): Promise<void> {
  await tx.execute(sql`
    update ${reminderRule} set receivers = (
      select coalesce(jsonb_agg(named), '[]'::jsonb) from jsonb_array_elements(receivers) named where named <> ${String(id)}::jsonb
    )
    where ${reminderRule.accountId} = ${accountId} and receivers @> ${JSON.stringify([id])}::jsonb`)
}
