import type { AddressInfo } from 'node:net'
import { errorCodes } from '@matai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Belongings } from '../../testing/belongings.ts'
import { makeBelongings, samples } from '../../testing/samples.ts'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { calls, jsonCalls, sendRaw, tellsOfUs, worthAsking, wrongBodies, wrongInputs } from './hostile.fixture.ts'

let app: TestApp
let who: SignedUp
let stayed: SignedUp
let own: Belongings
let origin: string
let port: number
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'enterprise' })
  own = await makeBelongings(who, app)
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  port = (app.http.server.address() as AddressInfo).port // a TCP server that listens has an address
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await app.dropExports()
  await app.close()
})

const known = new Set<unknown>(Object.values(errorCodes))

/** Calls whose input is empty, and whose answer is a file. */
const givesFile = new Set(jsonCalls.filter(({ call }) => call.answer === 'file').map(({ call }) => call.path))

/** What is wrong with an answer: no envelope, a fault of ours, or a word of our inside. Undefined when all is well. */
async function faultOf(path: string, init: RequestInit): Promise<string | undefined> {
  const answer = await fetch(origin + path, {
    ...init,
    headers: { Authorization: `Bearer ${who.token}`, 'Accept-Language': 'en', ...init.headers },
  })
  if (answer.status === 200 && givesFile.has(path) && answer.headers.has('content-disposition')) {
    await answer.arrayBuffer()
    return undefined
  }
  const text = await answer.text()
  const { code, msg } = readEnvelope(text)
  const isFine = answer.status === 200 && known.has(code) && code !== errorCodes.server && typeof msg === 'string'
  const tells = tellsOfUs(text)
  return isFine && !tells ? undefined : `${answer.status} ${text.slice(0, 200)} ${tells ?? ''}`
}

function readEnvelope(text: string): { code?: unknown; msg?: unknown } {
  try {
    return JSON.parse(text) as { code?: unknown; msg?: unknown }
  } catch {
    return {}
  }
}

interface Ask {
  name: string
  path: string
  init: RequestInit
}

const askers = 8

/** Asks a few at a time and answers what went wrong, by name. */
async function faultsOf(asks: Ask[]): Promise<string[]> {
  const waiting = [...asks]
  const faults: string[] = []
  const askOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const fault = await faultOf(next.path, next.init)
      if (fault) faults.push(`${next.name}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: askers }, askOn))
  return faults
}

const json = { 'Content-Type': 'application/json' }

/** Bytes of a body that is read by the same lines for every call, and costs more than all others of a call together. */
const large = 10_000
/** Calls that are sent those: one of so many, and whichever reads more than others do. */
const some = 16
const takesLarge = new Set(
  jsonCalls.filter(({ call }, place) => place % some === 0 || call.bodyLimit).map(({ key }) => key),
)

describe.each(jsonCalls)('$key', ({ key, call }) => {
  // An empty input ends a session: the others need theirs.
  const isLeaving = key === 'accounts.logout'
  beforeAll(async () => {
    if (isLeaving) [stayed, who] = [who, await app.signUp()]
  })
  afterAll(async () => {
    if (isLeaving) who = stayed
    await who.client.accounts.getUserinfo({})
  })

  it('answers every body that is no input', async () => {
    const asks = wrongBodies
      .filter(({ body }) => body.length < large || takesLarge.has(key))
      .map(({ name, body, type }) => ({
        name,
        path: call.path,
        init: { method: 'POST', body, headers: { 'Content-Type': type ?? 'application/json' } },
      }))
    expect(await faultsOf(asks)).toEqual([])
  })

  it('answers every field with a wrong value', async () => {
    const sample = await samples[key](own, app)
    const { asked, faults } = await worthAsking(call, wrongInputs(call, sample))
    const asks = asked.map(({ name, input }) => ({
      name,
      path: call.path,
      init: { method: 'POST', body: JSON.stringify(input), headers: json },
    }))
    expect([...faults, ...(await faultsOf(asks))]).toEqual([])
  })

  it('answers what is too large, cut off or sent the wrong way', async () => {
    const methods = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
      name: method,
      path: call.path,
      init: { method, headers: { Accept: 'text/html' } },
    }))
    const tooLarge = () => JSON.stringify({ name: 'x'.repeat((call.bodyLimit ?? 2 ** 20) + 1000) })
    const sent = takesLarge.has(key)
      ? [{ name: 'too large', path: call.path, init: { method: 'POST', body: tooLarge(), headers: json } }]
      : []
    expect(await faultsOf([...sent, ...methods])).toEqual([])
    const cut = await sendRaw(
      port,
      `POST ${call.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"`,
      { hangUp: true },
    )
    expect(cut).not.toMatch(/node_modules|\.ts:/)
  })
})

describe('forms and queries', () => {
  const parts = (fields: string) => `--b\r\n${fields}\r\n--b--\r\n`
  const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
  const bodies = [
    '',
    'x',
    '--b',
    '--b--\r\n',
    parts(field('sign', 'x')),
    parts(field('__proto__', 'x')),
    parts(field('constructor', 'x')),
    parts(field('sign', 'a\0b')),
    parts(field('sign', 'x'.repeat(20_000))),
    parts(Array.from({ length: 30 }, (_, n) => field(`f${n}`, 'x')).join('\r\n--b\r\n')),
    parts(`${field('sign', 'x')}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a\0.png"\r\n\r\nx`),
    `--b\r\nContent-Disposition: form-data; name="sign"\r\n\r\nx\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf`,
    parts('Content-Disposition: nonsense\r\n\r\nx'),
    parts(`X: ${'y'.repeat(100_000)}\r\n\r\nx`),
  ]

  it.each(calls.filter(({ call }) => call.carrier === 'multipart'))(
    '$key answers every broken form',
    async ({ call }) => {
      const types = ['multipart/form-data; boundary=b', 'multipart/form-data', 'application/json']
      const asks = types.flatMap((type) =>
        bodies.map((body, index) => ({
          name: `${type} #${index}`,
          path: call.path,
          init: { method: 'POST', body, headers: { 'Content-Type': type } },
        })),
      )
      expect(await faultsOf(asks)).toEqual([])
    },
  )

  it('answers every broken query of a picture with a refusal', async () => {
    const queries = [
      '',
      'content=a&content=b',
      'size[]=1',
      '__proto__=x&content=x&size=x',
      'content=%00',
      'content=%ff',
      'content=%ED%A0%80',
      'id=%',
      'x=1',
      `content=${'x'.repeat(9_000)}`,
      'content=x&embedText=%00',
      'content=x&download=%00',
    ]
    for (const query of queries) {
      const answer = await fetch(`${origin}/style/create?${query}`, {
        headers: { Authorization: `Bearer ${who.token}` },
      })
      expect([query, [200, 400].includes(answer.status)]).toEqual([query, true])
      await answer.arrayBuffer()
    }
  })
})

describe('addresses and requests that are none', () => {
  it.each([
    '/qruser/',
    '/qruser/nothing',
    '/qruser/console/../../etc/passwd',
    '/qruser/%',
    '/qruser/%00',
    '/qruser/%ff',
    `/qruser/${'x'.repeat(5_000)}`,
    '/file/nothing',
    '/pdfapi/x',
    '/label/x',
    '/v/x',
  ])('%s is in the envelope, for programs and browsers', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      for (const accept of ['application/json', 'text/html']) {
        const raw = await sendRaw(
          port,
          `${method} ${path} HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        )
        expect(raw).toMatch(/^HTTP\/1\.1 200 /)
        expect(raw).toMatch(/\{"code":100[12],/)
      }
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['a header too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['two lengths', 'POST /qruser/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /qruser/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a broken chunk',
      'POST /qruser/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
    ['no host', 'GET /qruser/auth/seal_key HTTP/1.1\r\n\r\n'],
    ['a strange host', 'GET /qruser/auth/seal_key HTTP/1.1\r\nHost: <script>\r\nConnection: close\r\n\r\n'],
    ['a strange method', 'PROPFIND /qruser/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    [
      'a strange cookie',
      'POST /qruser/auth/get_userinfo HTTP/1.1\r\nHost: x\r\nCookie: user-info=%00%ff; =; ;;\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    ],
    [
      'a strange token',
      'POST /qruser/auth/get_userinfo HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \u00ff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    ],
  ])('outlives %s', async (_, text) => {
    const answer = await sendRaw(port, text)
    expect(answer).not.toMatch(/HTTP\/1\.1 5|node_modules|\.ts:|<script>/)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  })

  it('changes nothing for everybody', () => {
    const plain: Record<string, unknown> = {}
    expect([plain.accountId, plain.x, plain.admin]).toEqual([undefined, undefined, undefined])
  })
})
