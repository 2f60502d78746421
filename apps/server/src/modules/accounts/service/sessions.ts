import type { Session } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import type { Caller } from '../../../platform/http/context.ts'
import * as store from '../store/sessions.ts'
import type { Parts } from './parts.ts'

export async function listSessions({ database }: Parts, caller: Caller, now: Date): Promise<Session[]> {
  const rows = await store.listSessions(database.tx, caller.userId, now)
  return rows.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: id === caller.sessionId,
  }))
}

/**
 * Leaves the person signed in here only; answers how many devices were signed out.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export function endOtherSessions({ database }: Parts, { userId, sessionId }: Caller): Promise<number> {
  return store.deleteSessions(database.tx, userId, { but: sessionId })
}

/**
 * Ends one of the user's own sessions, maybe this one.
 * Unlogged: how a person signs in is for nobody else of the account.
 */
export async function endSession({ database }: Parts, id: number, { userId }: Caller): Promise<void> {
  if (!(await store.deleteSession(database.tx, { id, userId }))) notFound()
}
