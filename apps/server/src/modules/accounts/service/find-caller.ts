import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Caller } from '../../../platform/http/context.ts'
import { isLanguage } from '@matai/i18n'
import { currentTier, isSeenLongAgo, runsServer } from '../rules.ts'
import { directoriesBelow } from '../ports.ts'
import { findBearer, touchSession } from '../store/sessions.ts'
import { findWorker, type WorkerRow } from '../store/workers.ts'
import type { Parts } from './parts.ts'
import { hashToken } from './secrets.ts'

/** Who a token belongs to; undefined when it is unknown, ended or expired, or its user left the account. */
export async function findCaller(parts: Parts, token: string, now: Date): Promise<Caller | undefined> {
  const { database, operators } = parts
  const bearer = await findBearer(database.tx, hashToken(token), now)
  if (!bearer) return undefined
  if (isSeenLongAgo(bearer.lastSeenAt, now)) await touchSession(database.tx, bearer.sessionId, now)
  return {
    ...(await rightsOf(parts, mintAccountId(bearer.accountId), bearer, now)),
    sessionId: bearer.sessionId,
    viewOnly: bearer.viewOnly || bearer.seenAs !== null,
    seenAs: bearer.seenAs,
    // A company's own sign-in proves people to that company alone, and does so as it demands.
    ...(bearer.within && { within: true, held: false }),
    operator: !bearer.within && runsServer(bearer, operators),
  }
}

/** Somebody who works in an account, as a program of that person comes: runs no server, looks as nobody else. */
export async function workerOf(
  parts: Parts,
  accountId: AccountId,
  userId: number,
  now: Date,
): Promise<Omit<Caller, 'sessionId'> | undefined> {
  const row = await findWorker(parts.database.tx, accountId, userId, now)
  return row && { ...(await rightsOf(parts, accountId, row, now)), operator: false }
}

async function rightsOf({ database, ports }: Parts, accountId: AccountId, row: WorkerRow, now: Date) {
  const { userId, role, flags, zone, language, viewOnly } = row
  const roots = role === 'admin' ? null : row.directories
  const [below] = ports.all(directoriesBelow)
  return {
    ...{ userId, accountId, role, flags, viewOnly, zone },
    directories: roots && ((await below?.(database.tx, accountId, roots)) ?? []),
    tier: currentTier(row, now),
    language: isLanguage(language) ? language : null,
    held: row.lacksSecondFactor,
  }
}
