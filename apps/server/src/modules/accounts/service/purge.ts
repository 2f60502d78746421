import { daysAfter } from '../rules.ts'
import { deleteOldInvitations } from '../store/invitations.ts'
import { deleteExpiredSessions } from '../store/sessions.ts'
import { deleteExpiredSmsCodes } from '../store/sms-codes.ts'
import type { AccountDependencies } from './dependencies.ts'
import type { Limits } from './limits.ts'

/** Days after its end for which an invitation is still listed. */
const invitationsKeptDays = 30

/** Drops what nobody can use any more. */
export async function purgeExpired(
  {
    database,
    seals,
    rateLimit,
    idempotency,
  }: Pick<AccountDependencies, 'database' | 'seals' | 'rateLimit' | 'idempotency'>,
  limits: Limits,
  now: Date,
): Promise<void> {
  await deleteExpiredSessions(database.tx, now)
  await deleteExpiredSmsCodes(database.tx, now)
  await deleteOldInvitations(database.tx, daysAfter(now, -invitationsKeptDays))
  await seals.purge(now)
  await rateLimit.purge(now)
  await limits.purge(now)
  await idempotency.purge(now)
}
