import { type Call, type KeyScope, keyScopeOf } from '@matai/contract'
import type { FastifyReply } from 'fastify'
import { Failure } from '../failure.ts'
import type { CallPace } from './call-pace.ts'
import type { Caller } from './context.ts'

/** Refuses what a key is not for, and says which scope it would take. */
export function checkScope(call: Call, scopes: readonly KeyScope[]): void {
  const scope = keyScopeOf(call)
  if (scope === null) throw new Failure('noPermission', 'keys.forPeople')
  if (scope !== undefined && !scopes.includes(scope))
    throw new Failure('noPermission', 'keys.scopeMissing', { params: { scope }, data: { scope } })
}

/** Counts a call, and tells a program how many it has left before it has to wait. */
export function count(pace: CallPace, caller: Caller, reply: FastifyReply): void {
  const tell = (limit: number, remaining: number, reset: number) => {
    if (!caller.key || !Number.isFinite(limit)) return
    reply.header('RateLimit-Limit', limit).header('RateLimit-Remaining', remaining).header('RateLimit-Reset', reset)
  }
  try {
    const { limit, remaining, reset } = pace.count(caller.sessionId)
    tell(limit, remaining, reset)
  } catch (error) {
    const wait = error instanceof Failure ? error.data?.retryAfter : undefined
    if (wait !== undefined) tell(pace.burst, 0, wait)
    throw error
  }
}
