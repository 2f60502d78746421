import { deleteExpiredSessions } from '../store/sessions.ts'
import { deleteExpiredSmsCodes } from '../store/sms-codes.ts'
import type { AccountDependencies } from './dependencies.ts'
import type { Limits } from './limits.ts'

/** Drops what nobody can use any more. */
export async function purgeExpired(
  { database, seals, rateLimit }: Pick<AccountDependencies, 'database' | 'seals' | 'rateLimit'>,
  limits: Limits,
  now: Date,
): Promise<void> {
  await deleteExpiredSessions(database.tx, now)
  await deleteExpiredSmsCodes(database.tx, now)
  await seals.purge(now)
  await rateLimit.purge(now)
  await limits.purge(now)
}
