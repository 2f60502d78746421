import { call, flag, type Tier } from '@matai/contract'
import { pino } from 'pino'
import { z } from 'zod'
import { mintAccountId } from '../db/account-id.ts'
import { fail, withinLimit } from '../failure.ts'
import { createSecurityLog } from '../security-log.ts'
import { bind } from './bind.ts'
import type { Caller } from './context.ts'
import { createCallPace } from './call-pace.ts'
import { openGate } from './gate.ts'
import { answerUnknown, createHttpServer, prepareCalls } from './http-server.ts'
import { injectFetch } from './inject-fetch.ts'
import { createProofs } from './visitor-proofs.ts'

const nothing = z.strictObject({})
const done = z.object({ done: z.boolean() })

/** One call of each kind that the gate knows. */
export const smallContract = {
  open: call({ path: '/v/open', access: 'public', input: nothing, output: done }),
  look: call({
    path: '/v/look',
    access: 'visitor',
    carrier: 'query',
    input: z.strictObject({ n: z.string() }),
    output: done,
  }),
  own: call({ path: '/v/own', access: 'member', input: nothing, output: z.object({ accountId: z.int() }) }),
  erase: call({ path: '/v/erase', access: 'admin', input: nothing, output: done }),
  remove: call({ path: '/v/remove', access: flag('deleteQrCode'), input: nothing, output: done }),
  push: call({ path: '/v/push', access: 'member', feature: 'push', input: nothing, output: done }),
  addCoupons: call({
    path: '/v/add',
    access: 'member',
    limit: 'coupons',
    input: z.strictObject({ count: z.int() }),
    output: done,
  }),
  chatty: call({ path: '/v/chatty', access: 'public', input: nothing, output: z.object({ name: z.string() }) }),
  wrong: call({ path: '/v/wrong', access: 'public', input: nothing, output: z.object({ name: z.string() }) }),
  broken: call({ path: '/v/broken', access: 'public', input: nothing, output: done }),
  away: call({ path: '/v/away', access: 'public', input: nothing, output: done }),
  endless: call({ path: '/v/endless', access: 'public', input: nothing, output: done }),
  heavy: call({ path: '/v/heavy', access: 'member', heavy: true, input: nothing, output: done }),
  said: call({ path: '/v/said', access: 'public', input: nothing, output: done }),
}

export const tokens = {
  admin: 'a-token-of-the-admin',
  subAdmin: 'a-token-of-the-sub-admin',
  flagged: 'a-token-with-the-flag',
}

const caller: Caller = {
  userId: 1,
  sessionId: 1,
  accountId: mintAccountId(7),
  role: 'admin',
  flags: [],
  tier: 'free',
  zone: 'Asia/Shanghai',
  language: null,
  operator: false,
}

/** A server with the small contract behind the real gate; `logged` are the lines of its log. */
export async function startGate({
  tier = 'free',
  language = null,
  rate,
}: {
  tier?: Tier
  language?: Caller['language']
  rate?: { burst: number; perSecond: number }
} = {}) {
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const http = createHttpServer({ log, trustProxy: false })
  const callers: Record<string, Caller> = {
    [tokens.admin]: { ...caller, tier, language },
    [tokens.subAdmin]: { ...caller, role: 'subAdmin', tier, language },
    [tokens.flagged]: { ...caller, role: 'subAdmin', flags: ['deleteQrCode'], tier, language },
  }
  let lighten = (): void => undefined
  const light = new Promise<void>((resolve) => {
    lighten = resolve
  })
  const ok = async () => ({ done: true })
  const calls = bind(smallContract, {
    open: ok,
    look: ok,
    own: async (_, context) => ({ accountId: context.caller.accountId }),
    erase: ok,
    remove: ok,
    push: ok,
    addCoupons: async ({ count }, { limit }) => {
      withinLimit({ used: count, limit })
      return { done: true }
    },
    chatty: async () => ({ name: '码', passwordHash: '$argon2id$' }) as { name: string },
    wrong: async () => ({ name: 42 }) as unknown as { name: string }, // what the compiler keeps out
    broken: async () => {
      throw new TypeError('a secret detail')
    },
    away: async () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' })
    },
    endless: () => new Promise(() => undefined),
    heavy: async () => {
      await light
      return { done: true }
    },
    said: async () => fail('errors.conflict', { as: 'conflict' }),
  })
  await http.register(async (scope) => {
    await prepareCalls(scope, () => 'a network')
    openGate(scope, calls, {
      once: (_, verb) => verb(),
      clock: { now: () => new Date() },
      reach: { of: () => undefined, holds: async () => true },
      findCaller: async (token) => callers[token],
      ownOrigins: [],
      cookieDomain: undefined,
      securityLog: createSecurityLog({ log, secret: Buffer.from('a secret of this test') }),
      origin: undefined,
      pace: createCallPace(rate ? { rate } : {}),
      proofs: createProofs(Buffer.from('a secret of this test')),
    })
  })
  http.setNotFoundHandler(answerUnknown(Object.values(smallContract)))
  await http.ready()

  const reach = injectFetch(http)
  return { http, logged, lighten: () => lighten(), post, get: (path: string) => reach(path) }

  async function post(
    path: string,
    { token, body = {}, headers = {} }: { token?: string; body?: unknown; headers?: object } = {},
  ) {
    const answer = await reach(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: answer.status,
      headers: answer.headers,
      ...((await answer.json()) as { code: number; msg: string; data: never }),
    }
  }
}
