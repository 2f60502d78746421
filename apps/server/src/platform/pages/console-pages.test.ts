import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { addConsolePages, consolePage } from './console-pages.ts'

const app = Fastify()
await addConsolePages(app)
app.setNotFoundHandler((request, reply) => consolePage(request, reply) ?? reply.code(404).send('none'))

const get = (url: string, accept: string) => app.inject({ url, headers: { accept } })

it.each(['text/html', '*/*'])('answers the first page to whoever accepts %s', async (accept) => {
  const { statusCode, headers } = await get('/', accept)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
})

it.each(['/', '/code', '/index.html', '/index.html.br', '/index%2Ehtml', '/nowhere'])(
  'never shows %s without its policy',
  async (url) => {
    const { headers } = await get(url, 'text/html')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  },
)

it('knows which addresses are screens', async () => {
  const deep = ['/code/edit', '/beauty', '/beauty/label/new', '/batch', '/batch/12/import']
  for (const url of [...deep, '/scan', '/reCode', '/downloads', '/operator', '/print'])
    for (const accept of ['text/html', '*/*']) expect([url, (await get(url, accept)).statusCode]).toEqual([url, 200])
  expect(await app.inject({ method: 'HEAD', url: '/code' })).toMatchObject({ statusCode: 200, body: '' })
  expect((await get('/index.html', 'text/html')).statusCode).toBe(404)
  expect((await get('/index.html', '*/*')).body).toBe('none')
})

it('keeps what the build writes for itself, and other windows away', async () => {
  for (const url of ['/.vite/manifest.json', '/%2evite/manifest.json', '/assets/../.vite/manifest.json'])
    expect([url, (await get(url, '*/*')).statusCode]).toEqual([url, 404])
  expect((await get('/login', 'text/html')).headers['cross-origin-opener-policy']).toBe('same-origin')
})

it('answers what browsers and crawlers ask for unasked', async () => {
  const icon = await get('/favicon.ico', 'image/*')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  const robots = await get('/robots.txt', '*/*')
  expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(robots.body).toContain('Disallow: /qruser/')
  expect(robots.body).not.toContain('/q/')
})
