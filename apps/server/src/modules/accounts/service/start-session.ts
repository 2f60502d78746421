import type { Token } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { deviceName, sessionEnd } from '../rules.ts'
import { insertSession } from '../store/sessions.ts'
import { noteSignIn } from '../store/users.ts'
import type { Visit } from './dependencies.ts'
import { hashToken, makeToken } from './secrets.ts'

export type NewSession = Token & { remember: boolean; accountId: number }

/** Signs a device in; the token is told once and stored only as a hash. */
export async function startSession(
  tx: Tx,
  {
    userId,
    accountId,
    remember,
    within = false,
  }: { userId: number; accountId: number; remember: boolean; within?: boolean },
  { now, userAgent }: Visit,
): Promise<NewSession> {
  const token = makeToken()
  const expiresAt = sessionEnd(now, remember)
  const device = deviceName(userAgent)
  await noteSignIn(tx, userId, now)
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    accountId,
    chosen: within,
    within,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return { token, tokenExpire: expiresAt.toISOString(), remember, accountId }
}
