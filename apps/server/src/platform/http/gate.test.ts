import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { smallContract, startGate, tokens } from './gate.fixture.ts'

let gate: Awaited<ReturnType<typeof startGate>>
beforeAll(async () => {
  gate = await startGate()
})
afterAll(() => gate.http.close())

describe('who may pass', () => {
  const { admin, subAdmin, flagged } = tokens
  it.each([
    ['/v/open', undefined, 0],
    ['/v/own', undefined, 1000],
    ['/v/own', 'nobody-knows-this-token', 1000],
    ['/v/own', 'short', 1000],
    ['/v/own', subAdmin, 0],
    ['/v/erase', subAdmin, 1003],
    ['/v/erase', flagged, 1003],
    ['/v/erase', admin, 0],
    ['/v/remove', subAdmin, 1003],
    ['/v/remove', flagged, 0],
    ['/v/remove', admin, 0],
  ])('%s with %s answers %i', async (path, token, code) => {
    expect(await gate.post(path, token ? { token } : {})).toMatchObject({ status: 200, code })
  })

  it('hands the account of the session to the handler, whatever the input says', async () => {
    expect((await gate.post('/v/own', { token: admin })).data).toEqual({ accountId: 7 })
    expect((await gate.post('/v/own', { token: admin, body: { accountId: 8 } })).code).toBe(1001)
  })

  it('takes a browser by its cookie, but not from another site', async () => {
    const cookie = `user-info=${admin}`
    expect((await gate.post('/v/own', { headers: { cookie } })).code).toBe(0)
    expect((await gate.post('/v/own', { headers: { cookie, origin: 'https://evil.example' } })).code).toBe(1003)
  })
})

describe('tiers', () => {
  it('refuses a feature and names the tier that has it', async () => {
    const answer = await gate.post('/v/push', { token: tokens.admin })
    expect(answer).toMatchObject({ code: 1004, msg: '当前版本不支持该功能,请升级', data: { needs: 3 } })
    const flagship = await startGate({ tier: 'flagship' })
    expect((await flagship.post('/v/push', { token: tokens.admin })).code).toBe(0)
    await flagship.http.close()
  })

  it('hands the limit of the tier to the handler', async () => {
    expect((await gate.post('/v/add', { token: tokens.admin, body: { count: 1 } })).code).toBe(0)
    const answer = await gate.post('/v/add', { token: tokens.admin, body: { count: 2 } })
    expect(answer).toMatchObject({ code: 1005, data: { limit: 1, used: 1 } })
  })
})

describe('many calls', () => {
  it('of one session are refused with the time to wait, and other sessions go on', async () => {
    const slow = await startGate({ rate: { burst: 2, perSecond: 0.01 } })
    const call = (token: string) => slow.post('/v/own', { token })
    await call(tokens.admin)
    await call(tokens.admin)
    expect(await call(tokens.admin)).toMatchObject({ code: 1007, data: { retryAfter: 100 } })
    expect((await slow.post('/v/open')).code).toBe(0)
    await slow.http.close()
  })

  it('that are heavy wait for their turn, and are refused when too many wait', async () => {
    const calls = Array.from({ length: 503 }, () => gate.post('/v/heavy', { token: tokens.admin }))
    expect(await Promise.race(calls)).toMatchObject({ code: 1007, data: { retryAfter: 5 } })
    gate.lighten()
    const codes = (await Promise.all(calls)).map(({ code }) => code)
    expect(codes.toSorted((one, other) => one - other)).toEqual([...Array(502).fill(0), 1007])
  })

  it('that hold too much are refused before it is made', async () => {
    const body = `{"a":[${'[],'.repeat(40_000)}0]}`
    expect(await gate.post('/v/open', { body })).toMatchObject({ code: 1001, msg: '请求内容过大' })
  })
})

describe('answers', () => {
  it('hold what is declared and no more', async () => {
    expect((await gate.post('/v/chatty')).data).toEqual({ name: '码' })
  })

  it.each(['/v/wrong', '/v/broken'])(
    'of a fault of ours at %s have a number to ask for, and no detail',
    async (path) => {
      const answer = await gate.post(path)
      expect(answer).toMatchObject({
        status: 200,
        code: 1500,
        data: { requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
      })
      const { requestId } = answer.data as { requestId: string }
      expect(answer.msg).toContain(requestId)
      expect(JSON.stringify(answer)).not.toMatch(/secret detail|node_modules|\.ts|expected/i)
      expect(gate.logged.some((line) => line.includes(requestId) && line.includes('"stack"'))).toBe(true)
    },
  )

  it('tell that the database is away, for programs and for load balancers', async () => {
    expect(await gate.post('/v/away')).toMatchObject({ status: 503, code: 1500, msg: '服务暂时不可用，请稍后再试' })
  })

  it('are in the language of the request, then of the user, then in Chinese', async () => {
    const english = await startGate({ language: 'en' })
    const token = tokens.subAdmin
    expect((await english.post('/v/erase', { token })).msg).toBe('You do not have permission to do this')
    const inChinese = await english.post('/v/erase', { token, headers: { 'accept-language': 'zh-CN,zh;q=0.9' } })
    expect(inChinese.msg).toBe('你没有权限进行此操作')
    await english.http.close()
    expect((await gate.post('/v/erase', { token })).msg).toBe('你没有权限进行此操作')
  })

  it('come after 30 seconds at the latest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const late = gate.post('/v/endless')
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(29_900)
      const soon = await Promise.race([late, new Promise((resolve) => setImmediate(resolve, 'not yet'))])
      expect(soon).toBe('not yet')
      await vi.advanceTimersByTimeAsync(200)
      expect(await late).toMatchObject({ status: 200, code: 1500, msg: '处理超时，请稍后再试' })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('requests that are none', () => {
  it('names the right method', async () => {
    const answer = await (await gate.get('/v/open')).json()
    expect(answer).toMatchObject({ code: 1001, msg: '请使用 POST 请求' })
    expect(await gate.post('/v/look')).toMatchObject({ code: 1001, msg: '请使用 GET 请求' })
  })

  it('answers unknown calls in the envelope, other addresses with 404', async () => {
    expect(await gate.post('/v/unknown')).toMatchObject({ status: 200, code: 1002 })
    expect(await gate.post('/unknown')).toMatchObject({ status: 404, code: 1002 })
  })

  it.each([
    ['{"a":', '请求内容不是有效的 JSON'],
    ['{"__proto__":{"admin":true}}', '请求内容不是有效的 JSON'],
    ['[]', '输入有误，请检查后重试'],
  ])('refuses %s', async (body, msg) => {
    expect(await gate.post('/v/open', { body })).toMatchObject({ status: 200, code: 1001, msg })
  })

  it('takes an empty body for an empty input', async () => {
    expect((await gate.post('/v/open', { body: '' })).code).toBe(0)
  })
})

it('has a line in the log for every call: for whom and how it went, without what was in it', async () => {
  const answers = [
    await gate.post('/v/own', { token: tokens.admin, body: { hidden: 'a private matter' } }),
    await gate.post('/v/own'),
    await gate.post('/v/erase', { token: tokens.subAdmin }),
  ]
  const lineOf = (answer: (typeof answers)[number]) => {
    const id = answer.headers.get('x-request-id') ?? 'none'
    return gate.logged.find((line) => line.includes(id) && line.includes('"call"')) ?? ''
  }
  await vi.waitFor(() => expect(answers.map(lineOf)).not.toContain(''), 10_000)
  const network = 'a network'
  const [done, unknown, refused] = answers.map((answer) => JSON.parse(lineOf(answer)))
  expect(done).toMatchObject({ path: '/v/own', status: 200, code: 1001, userId: 1, accountId: 7, network })
  expect(unknown).toMatchObject({ path: '/v/own', status: 200, code: 1000, network })
  expect(unknown).not.toHaveProperty('userId')
  expect(refused).toMatchObject({ path: '/v/erase', code: 1003, userId: 1 })
  expect(answers[0]?.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const answer of answers)
    expect(lineOf(answer).split(answer.headers.get('x-request-id') ?? 'none')).toHaveLength(2)
  expect(gate.logged.join('')).not.toMatch(/a private matter|a-token-of/)
})

it('binds every call once', () => {
  const calls = Object.values(smallContract)
  expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length)
})
