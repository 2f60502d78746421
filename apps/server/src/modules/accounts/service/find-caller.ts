import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { isLanguage } from '@matai/i18n'
import { currentTier, isSeenLongAgo, runsServer } from '../rules.ts'
import { directoriesBelow } from '../ports.ts'
import { findBearer, touchSession } from '../store/sessions.ts'
import type { Parts } from './parts.ts'
import { hashToken } from './secrets.ts'

/** Who a token belongs to; undefined when it is unknown, ended or expired, or its user left the account. */
export async function findCaller(
  { database, operators, ports }: Parts,
  token: string,
  now: Date,
): Promise<Caller | undefined> {
  const bearer = await findBearer(database.tx, hashToken(token), now)
  if (!bearer) return undefined
  if (isSeenLongAgo(bearer.lastSeenAt, now)) await touchSession(database.tx, bearer.sessionId, now)
  const { userId, sessionId, role, flags, zone, language } = bearer
  const accountId = mintAccountId(bearer.accountId)
  const roots = role === 'admin' ? null : bearer.directories
  const [below] = ports.all(directoriesBelow)
  return {
    userId,
    sessionId,
    accountId,
    role,
    flags,
    directories: roots && ((await below?.(database.tx, accountId, roots)) ?? []),
    viewOnly: bearer.viewOnly || bearer.seenAs !== null,
    seenAs: bearer.seenAs,
    tier: currentTier(bearer, now),
    zone,
    language: isLanguage(language) ? language : null,
    held: bearer.lacksSecondFactor,
    operator: runsServer(bearer, operators),
  }
}
