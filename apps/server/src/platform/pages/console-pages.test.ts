import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { addConsolePages, dressedPage } from './console-pages.ts'

const app = Fastify()
const consolePage = await addConsolePages(app, async (host) =>
  host.startsWith('acme.') ? { title: 'Acme & <Söhne>', icon: undefined, told: { 'login-page': { name: '"' } } } : null,
)
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

it('answers every address of the console as a screen, and no other', async () => {
  const file = readFileSync(join(import.meta.dirname, '../../../../console/src/route-table.ts'), 'utf8')
  const screens = [...file.matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path.replace(/\$\w+/g, '7'))
  expect(screens.length).toBeGreaterThan(40)
  for (const url of ['/', ...screens]) expect([url, (await get(url, '*/*')).statusCode]).toEqual([url, 200])
  for (const url of ['/codes', '/code/7/style/more', '/formData/7/nothing'])
    expect([url, (await get(url, 'text/html')).statusCode]).toEqual([url, 404])
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

it('is dressed under a host of its own from the first byte on, as text alone', async () => {
  const { body } = await app.inject({ url: '/login', headers: { accept: 'text/html', host: 'acme.matai.example' } })
  expect(body).toContain('<title>Acme &#38; &#60;Söhne&#62;</title>')
  expect(body).toContain('<meta name="login-page" content="{&#34;name&#34;:&#34;\\&#34;&#34;}" />')
  expect((await get('/login', 'text/html')).body).not.toContain('login-page')
  const page = '<link rel="icon" href="/icon.svg" /><title>x</title>'
  expect(dressedPage(page, { title: '$&', icon: '/u/a.png', told: {} })).toBe(
    '<link rel="icon" href="/u/a.png" /><title>$&#38;</title>',
  )
})
