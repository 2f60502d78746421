import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPoster } from './post-json.ts'
import { isPublicAddress, mayBePrivate } from './public-address.ts'

describe('an address of the network', () => {
  it.each(['8.8.8.8', '223.5.5.5', '2400:3200::1'])('%s is anybody’s', (ip) => expect(isPublicAddress(ip)).toBe(true))
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'no address',
  ])('%s is not', (ip) => expect(isPublicAddress(ip)).toBe(false))
})

describe('posting', () => {
  let url = ''
  let asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/away') return void response.writeHead(302, { Location: '/elsewhere' }).end()
    if (request.url === '/never') return
    if (request.url === '/long') return void response.end('a'.repeat(100_000))
    response.writeHead(503, { 'Retry-After': '7' }).end('later')
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const poster = (hosts: string[], resolve = async () => [{ address: '127.0.0.1', family: 4 }]) =>
    createPoster({ mayBePrivate: mayBePrivate(hosts), patience: 300, answerMax: 10, resolve })
  const own = () => poster(['127.0.0.1'])

  it('tells status, beginning of the answer and the wish to wait', async () => {
    expect(await own().post(`${url}/busy`, '{}', {})).toMatchObject({
      ...{ status: 503, trouble: null, answer: 'later', retryAfter: '7' },
    })
    expect((await own().post(`${url}/long`, '{}', {})).answer).toBe('aaaaaaaaaa')
  })

  it('follows no redirect', async () => {
    asked = []
    expect((await own().post(`${url}/away`, '{}', {})).status).toBe(302)
    expect(asked).toEqual(['/away'])
  })

  it('waits no longer than it may, for the answer and for the name', async () => {
    expect((await own().post(`${url}/never`, '{}', {})).trouble).toBe('timeout')
    const stuck = poster([], () => new Promise(() => undefined))
    expect((await stuck.post('http://stuck.example/', '{}', {})).trouble).toBe('timeout')
  })

  it('reaches nobody in a network of our own, whatever the name, unless the operator named it', async () => {
    asked = []
    const { port } = new URL(url)
    const trouble = async (hosts: string[], address: string) => (await poster(hosts).post(address, '{}', {})).trouble
    expect(await trouble([], url)).toBe('private')
    expect(await trouble([], `http://shop.example:${port}/`)).toBe('private')
    expect(await trouble([], `http://[::ffff:7f00:1]:${port}/`)).toBe('private')
    expect(await trouble(['shop.example:1'], `http://shop.example:${port}/`)).toBe('private')
    expect(asked).toEqual([])
    expect(await trouble([`shop.example:${port}`], `http://shop.example:${port}/named`)).toBeNull()
    expect(asked).toEqual(['/named'])
  })

  it('reaches the address that it looked at, though the name means another one a moment later', async () => {
    let times = 0
    const turning = poster([], async () => [{ address: times++ === 0 ? '192.0.32.8' : '127.0.0.1', family: 4 }])
    await turning.post(`http://turning.example:${new URL(url).port}/`, '{}', {})
    expect(times).toBe(1)
    expect((await turning.post(`http://turning.example:${new URL(url).port}/`, '{}', {})).trouble).toBe('private')
  })

  it('says that nobody is there', async () => {
    expect((await own().post('http://127.0.0.1:9/', '{}', {})).trouble).toBe('refused')
    const nobody = poster([], async () => [])
    expect((await nobody.post('http://nobody.example/', '{}', {})).trouble).toBe('unknownHost')
  })
})
