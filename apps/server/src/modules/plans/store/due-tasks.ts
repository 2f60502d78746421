import { mattersCounted } from '@matai/contract'
import { sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { andIf, codeInReach } from '../../../platform/db/reach.ts'
import { plan, planTask, planWindow } from '../table.ts'

/**
 * Tasks that are not done and whose window was warned of or has closed. Only the last window of a plan can have such ones, so
 * that what lies behind it is not looked at. Counted to one more than is said.
 */
export async function countDue(
  tx: Tx,
  accountId: AccountId,
  { late, userId, now }: { late: boolean; userId: number | undefined; now: Date },
): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`
  const named = sql`coalesce(w.duty->'people', p.people) @> ${JSON.stringify([userId ?? 0])}::jsonb`
  const mine =
    userId === undefined ? undefined : sql`(${named} or (p.people = '[]'::jsonb and p.group_ids = '[]'::jsonb))`
  const when = late ? sql`${at} >= w.closes_at and ${at} < w.ends_at` : sql`${at} >= w.warns_at and ${at} < w.closes_at`
  const { rows } = await tx.execute<{ tasks: number }>(sql`
    select count(*)::int as tasks from (
      select 1 from ${plan} p
      cross join lateral (
        select * from ${planWindow} w where w.account_id = ${accountId} and w.plan_id = p.id order by w.key desc limit 1) w
      join ${planTask} t on t.account_id = ${accountId} and t.window_id = w.id
      where p.account_id = ${accountId} and p.deleted_at is null and ${when} ${andIf(mine)}
        and t.done_at is null and t.exempt_item is null ${andIf(codeInReach(accountId, sql`t.qr_code_id`))}
      limit ${mattersCounted + 1}) due`)
  return rows[0]?.tasks ?? 0
}
