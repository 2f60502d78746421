import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { isLanguage } from '@matai/i18n'
import { currentTier, isSeenLongAgo, runsServer } from '../rules.ts'
import { findBearer, touchSession } from '../store/sessions.ts'
import type { Parts } from './parts.ts'
import { hashToken } from './secrets.ts'

/** Who a token belongs to; undefined when it is unknown, ended or expired, or its user left the account. */
export async function findCaller(
  { database, operators }: Parts,
  token: string,
  now: Date,
): Promise<Caller | undefined> {
  const bearer = await findBearer(database.tx, hashToken(token), now)
  if (!bearer) return undefined
  if (isSeenLongAgo(bearer.lastSeenAt, now)) await touchSession(database.tx, bearer.sessionId, now)
  const { userId, sessionId, role, flags, zone, language } = bearer
  return {
    userId,
    sessionId,
    accountId: mintAccountId(bearer.accountId),
    role,
    flags,
    tier: currentTier(bearer, now),
    zone,
    language: isLanguage(language) ? language : null,
    held: bearer.lacksSecondFactor,
    operator: runsServer(bearer, operators),
  }
}
