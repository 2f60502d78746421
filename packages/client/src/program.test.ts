import { expect, it } from 'vitest'
import { each } from './each.ts'
import { programClient } from './program.ts'

const routes = {
  directories: { add: { path: '/add', method: 'POST', carrier: 'json', creates: true } },
} as const

const answering = (answers: (() => Response)[]) => {
  const asked: Request[] = []
  const send = async (address: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new Request(address, init))
    const next = answers.shift()
    if (!next) throw new TypeError('the connection was lost')
    return next()
  }
  return { asked, send: send as typeof fetch }
}
const ok = (data: object) => () => Response.json({ code: 0, msg: '', data })
const wait = (seconds: number) => () =>
  Response.json(
    { code: 1007, msg: 'too often', data: { retryAfter: seconds } },
    { headers: { 'Retry-After': `${seconds}` } },
  )
const broken = () => {
  throw new TypeError('the connection was lost')
}

it('carries its key, and waits its turn under the same idempotency key', async () => {
  const { asked, send } = answering([wait(0.01), broken, ok({ id: 1 })])
  const client = programClient(routes, { origin: 'https://qr.example/', key: 'mk_1', fetch: send, language: 'en' })
  expect(await client.directories.add({ name: 'a' })).toEqual({ id: 1 })
  expect(asked.map(({ url }) => url)).toEqual(Array(3).fill('https://qr.example/add'))
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer mk_1')
  expect(new Set(asked.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

it('gives up where it would wait too long', async () => {
  const { send } = answering([wait(60)])
  const client = programClient(routes, { origin: 'https://qr.example', key: 'mk_1', fetch: send, patience: 5 })
  await expect(client.directories.add({ name: 'a' })).rejects.toMatchObject({ code: 1007 })
})

it('goes through a list by its cursors, and by pages where it has none', async () => {
  const all = Array.from({ length: 450 }, (_, index) => index)
  const byCursor = async ({ cursor = '0' }: { cursor?: string }) => {
    const end = Number(cursor) + 200
    return { list: all.slice(Number(cursor), end), total: 450, next: end < 450 ? String(end) : null }
  }
  const byPage = async ({ page = 1 }: { page?: number }) => ({
    list: all.slice((page - 1) * 200, page * 200),
    total: 450,
    next: null,
  })
  expect(await Array.fromAsync(each(byCursor, {}))).toEqual(all)
  expect(await Array.fromAsync(each(byPage, {}))).toEqual(all)
})
