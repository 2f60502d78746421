import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { accountsIn } from '../../../platform/db/by-account.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { push, pushDelivery, pushEvent } from '../table.ts'

/** Accounts in which something happened whose deliveries do not stand yet. */
export async function accountsWithNews(tx: Tx): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: pushEvent.accountId })
    .from(pushEvent)
    .where(eq(pushEvent.spread, false))
  return accountsIn(rows)
}

/** Pushes of everybody that are at work and have something that may be tried now. */
export function pushesDue(tx: Tx, now: Date): Promise<{ accountId: number; id: number }[]> {
  return tx
    .select({ accountId: push.accountId, id: push.id })
    .from(push)
    .where(
      and(
        isNull(push.paused),
        or(isNull(push.holdUntil), lte(push.holdUntil, now)),
        sql`exists (select 1 from ${pushDelivery} where ${pushDelivery.accountId} = ${push.accountId}
          and ${pushDelivery.pushId} = ${push.id} and ${pushDelivery.state} = 'waiting'
          and ${pushDelivery.dueAt} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
}

/** Accounts that keep something that is too old. */
export async function accountsWithOld(tx: Tx, before: Date): Promise<AccountId[]> {
  const rows = await tx
    .selectDistinct({ accountId: pushEvent.accountId })
    .from(pushEvent)
    .where(lte(pushEvent.at, before))
  return accountsIn(rows)
}

/** Secrets of everybody, as they are sealed. */
export function sealedSecrets(tx: Tx) {
  return tx
    .select({
      accountId: push.accountId,
      id: push.id,
      address: push.address,
      secret: push.secret,
      oldSecret: push.oldSecret,
    })
    .from(push)
    .orderBy(push.accountId, push.id)
}
