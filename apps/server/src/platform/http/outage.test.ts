import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { isOutage } from './outage.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })

/** What the driver says of a server that is not there. */
async function connectTo(config: object): Promise<unknown> {
  const client = new Client({ ...config, connectionTimeoutMillis: 500 })
  client.on('error', () => undefined)
  return client.connect().then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** A port that nobody listens on, now that its server is closed. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('isOutage', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '08001', '53300', '53100'])('knows the state %s', (code) => {
    expect(isOutage(withCode(code))).toBe(true)
  })

  it('knows a server that is not there, by address, by name and by socket', async () => {
    const port = await freePort()
    expect(isOutage(await connectTo({ host: '127.0.0.1', port }))).toBe(true)
    expect(isOutage(await connectTo({ host: 'db.invalid', port }))).toBe(true)
    expect(isOutage(await connectTo({ host: '/tmp/no-such-folder', port }))).toBe(true)
  })

  it('knows a server that accepts and is silent', async () => {
    const server = createServer(() => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    expect(isOutage(await connectTo({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }))).toBe(true)
    server.close()
  })

  it('knows a server that hangs up', async () => {
    const server = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    expect(isOutage(await connectTo({ host: '127.0.0.1', port: (server.address() as AddressInfo).port }))).toBe(true)
    server.close()
  })

  it('looks behind an error that wraps another', () => {
    expect(isOutage(new Error('Failed query', { cause: withCode('57P01') }))).toBe(true)
    expect(isOutage(new AggregateError([withCode('ECONNREFUSED', { syscall: 'connect' })]))).toBe(true)
    for (const code of ['ENOTFOUND', 'EAI_AGAIN'])
      expect(isOutage(withCode(code, { syscall: 'getaddrinfo' }))).toBe(true)
  })

  it.each([
    ['a wrong statement', withCode('42601')],
    ['a value twice', withCode('23505')],
    ['a missing file', withCode('ENOENT', { syscall: 'open' })],
    ['a fault of ours', new TypeError('x is not a function')],
    ['no error at all', 'timeout exceeded when trying to connect'],
  ])('is not %s', (_, error) => {
    expect(isOutage(error)).toBe(false)
  })
})
