import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpGatewaySms, type HttpGatewayOptions } from './http-gateway.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

const text = '【码台】注册验证码 012345，"10 分钟"内有效 & 请勿告知\n他人'
const message = { to: '+8613900001111', purpose: 'register', smsCode: '012345', text } as const
const asked: { method: string; url: string; headers: Record<string, unknown>; body: string }[] = []
let next: { status: number; answer: unknown } = { status: 200, answer: { code: 0 } }
let standIn: StandIn

/** A gateway as factories have them: one request a message, a key in a header, a number in its answer. */
beforeAll(async () => {
  standIn = await startStandIn(({ method = '', url = '', headers }, body) => {
    asked.push({ method, url, headers, body })
    return next
  })
})
beforeEach(() => {
  asked.length = 0
  next = { status: 200, answer: { code: 0, data: { state: 'queued' } } }
})
afterAll(() => standIn.close())

const senderWith = (options: Partial<HttpGatewayOptions> = {}) =>
  createHttpGatewaySms({
    url: `${standIn.url}/send`,
    method: 'POST',
    type: 'json',
    headers: { 'X-Key': 'key of test' },
    body: '{"to":"+{country}{mobile}","message":"{text}","code":"{code}"}',
    ...options,
  })

test('JSON carries the values whole, whatever stands in them', async () => {
  await senderWith().send(message)
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/send',
      headers: { 'x-key': 'key of test', 'content-type': expect.stringContaining('json') },
    },
  ])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ to: '+8613900001111', message: text, code: '012345' })
})

test('a form and an address carry them, too; words without a code can be sent', async () => {
  await senderWith({ type: 'form', body: 'cc={country}&phone={mobile}&content={text}' }).send(message)
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
    cc: '86',
    phone: '13900001111',
    content: text,
  })
  await senderWith({ method: 'GET', url: `${standIn.url}/s?m={mobile}&t={text}` }).tell?.({ to: message.to, text })
  expect(asked[1]).toMatchObject({ method: 'GET', body: '' })
  expect(new URL(asked[1]?.url ?? '', standIn.url).searchParams.get('t')).toBe(text)
})

test.each([
  [{ status: 200, answer: { code: 0 } }, 'code=0', undefined],
  [{ status: 200, answer: { data: { state: 'queued' } } }, 'data.state=queued', undefined],
  [{ status: 200, answer: { code: 7 } }, 'code=0', 'failed'],
  [{ status: 200, answer: 'OK' }, 'code=0', 'failed'],
  [{ status: 500, answer: {} }, undefined, 'failed'],
  [{ status: 429, answer: {} }, undefined, 'tooOften'],
])('the answer %j with the rule %s is %s', async (answer, success, problem) => {
  next = answer
  const sent = senderWith({ success }).send(message)
  await (problem ? expect(sent).rejects.toMatchObject({ problem }) : expect(sent).resolves.toBeUndefined())
})

test('what fails names the host, not the address with its key', async () => {
  standIn.close()
  const sent = senderWith({ url: `${standIn.url}/send?key=hidden` }).send(message)
  await expect(sent).rejects.toMatchObject({ problem: 'failed', message: expect.not.stringContaining('hidden') })
})
