import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@matai/contract'
import { addressOf } from '@matai/rules/mini-bridge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMini, sizeOf } from '../build/build-mini.ts'
import { miniPaths } from '../src/shell/mini-paths.ts'
import { startWx, type Wishes } from './wx.stand-in.ts'

const folder = mkdtempSync(join(tmpdir(), 'matai-mini-'))
beforeAll(() =>
  buildMini({
    appId: 'wx0000000000000c03',
    origin: 'https://qr.example.com',
    others: ['https://Old.example.com', 'http://qr.example.com:8080'],
    mine: '/my',
    folder,
  }),
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const visitor = { phone: '', template: null as string | null, agreed: 0 }
/** A server on which everything goes well, but for what a test says. */
const server =
  (own: Partial<Record<string, Wishes['answer']>> = {}): Wishes['answer'] =>
  (path, input) => {
    if (own[path]) return own[path](path, input)
    if (path === '/v/mini/enter') return { code: 0, data: { key: `key of ${input.code}`, ...visitor } }
    if (path === '/v/mini/ticket') return { code: 0, data: { path: `/v/mini/in?ticket=for ${input.path}` } }
    return { code: 0, data: { ...visitor, phone: '+86 139****1111', agreed: 1 } }
  }
const opened = (own?: Partial<Wishes>) => startWx(folder, { answer: server(), ...own })

it('asks where the contract says, and is a small folder that names what it holds', () => {
  expect(miniPaths).toEqual(
    Object.fromEntries(Object.entries(contract.miniProgram).map(([name, { path }]) => [name, path])),
  )
  const { pages } = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8')) as { pages: string[] }
  for (const page of pages)
    for (const ending of ['js', 'json', 'wxml']) expect(existsSync(join(folder, `${page}.${ending}`))).toBe(true)
  expect(JSON.parse(readFileSync(join(folder, 'project.config.json'), 'utf8'))).toMatchObject({
    appid: 'wx0000000000000c03',
  })
  expect(sizeOf(folder)).toBeLessThan(40 * 1_024)
})

describe('a launch', () => {
  const link = (text: string) => ({ q: encodeURIComponent(text) })
  it.each([
    [link('https://qr.example.com/q/Ab3xYz12'), '/q/Ab3xYz12'],
    [link('HTTP://OLD.example.com/q/Ab3xYz12?from=poster'), '/q/Ab3xYz12?from=poster'],
    [link('http://qr.example.com:8080/m/counter-1'), '/m/counter-1'],
    [{ scene: encodeURIComponent('q/Ab3xYz12') }, '/q/Ab3xYz12'],
    [{ path: encodeURIComponent('/f/kHf2?code=Ab3xYz12') }, '/f/kHf2?code=Ab3xYz12'],
  ])('%j opens %s, with a way in that knows the person', async (options, path) => {
    const wx = opened()
    const page = wx.screen('pages/page/page')
    await page.onLoad?.(options)
    expect(wx.asked).toEqual([
      ['/v/mini/enter', { code: 'login 1', appId: 'wx0000000000000c03' }],
      ['/v/mini/ticket', { key: 'key of login 1', path }],
    ])
    expect(page.data.src).toBe(`https://qr.example.com/v/mini/in?ticket=for ${path}`)
    expect(wx.storage.get('counter')).toBe(path.startsWith('/m/') ? path : undefined)
  })

  it.each([
    [link('https://evil.example/q/Ab3xYz12'), 'https://evil.example/q/Ab3xYz12'],
    [link('https://qr.example.com.evil.example/q/a'), 'https://qr.example.com.evil.example/q/a'],
    [link('https://qr.example.com@evil.example/'), 'https://qr.example.com@evil.example/'],
    [link('6901234567892'), '6901234567892'],
    [{ path: encodeURIComponent('//evil.example/') }, '//evil.example/'],
    [{ scene: 'login_1' }, 'login_1'],
    [{ q: '%' }, ''],
  ])('%j is of somebody else, and the person is told what it says', async (options, text) => {
    const wx = opened()
    const page = wx.screen('pages/page/page')
    await page.onLoad?.(options)
    expect([page.data.src, page.data.problem, wx.asked]).toEqual(['', '这不是本服务器的二维码', []])
    expect(page.data.text).toBe(text ? `扫到的内容：${text}` : '二维码里没有内容')
  })

  it('opens the page all the same where the server or WeChat does not say who it is, and again when a network is back', async () => {
    const wx = opened({ answer: server({ '/v/mini/enter': () => undefined }) })
    const page = wx.screen('pages/page/page')
    await page.onLoad?.({ scene: 'q%2FAb3xYz12' })
    expect(page.data.src).toBe('https://qr.example.com/q/Ab3xYz12')
    page.failed?.()
    expect(page.data).toMatchObject({ src: '', problem: '打不开，请检查网络后重试' })
    await page.again?.()
    expect(page.data).toMatchObject({ src: 'https://qr.example.com/q/Ab3xYz12', problem: '' })
  })
})

it('a key that holds no more is replaced once, and kept from then on', async () => {
  const refused = server({
    '/v/mini/ticket': (path, input) =>
      input.key === 'key of login 1' ? { code: 1002, msg: '登录已过期' } : server()(path, input),
  })
  const wx = opened({ answer: refused })
  const page = wx.screen('pages/page/page')
  await page.onLoad?.({ scene: 'q%2FAb3xYz12' })
  expect(page.data.src).toContain('ticket=')
  expect(wx.storage.get('visitor')).toMatchObject({ key: 'key of login 2' })
  await wx.screen('pages/page/page').onLoad?.({ scene: 'q%2FAb3xYz12' })
  expect(wx.asked.filter(([path]) => path === '/v/mini/enter')).toHaveLength(2)
})

it('what is shared is the page that is open, by the name that it said, and never a way in', async () => {
  const wx = opened()
  const page = wx.screen('pages/page/page')
  await page.onLoad?.({ scene: 'f%2FkHf2' })
  const way = 'https://qr.example.com/v/mini/in?ticket=secret'
  expect(page.onShareAppMessage?.({ webViewUrl: way })).toEqual({
    title: '码台',
    path: '/pages/page/page?path=%2Ff%2FkHf2',
  })
  page.hear?.({ detail: { data: [{ say: 'page', path: '/f/next', title: '巡检表' }] } })
  expect(page.onShareAppMessage?.({ webViewUrl: 'https://qr.example.com/f/next' })).toEqual({
    title: '巡检表',
    path: '/pages/page/page?path=%2Ff%2Fnext',
  })
})

it('a page that asks for the number comes back knowing it; who says no goes on without', async () => {
  const wx = opened()
  const page = wx.screen('pages/page/page')
  await page.onLoad?.({ scene: 'f%2FkHf2' })
  const ask = wx.screen('pages/ask/ask')
  const [, query = ''] = addressOf({ ask: 'phone', back: '/f/kHf2?code=Ab3xYz12' }).split('?')
  ask.onLoad?.(Object.fromEntries(query.split('&').map((one) => one.split('='))))
  await ask.takePhone?.({ detail: {} })
  expect(ask.data.problem).toContain('没有得到手机号')
  await ask.takePhone?.({ detail: { code: 'phone 1' } })
  expect(wx.did()).toEqual([['back', '']])
  await page.onShow?.()
  expect(page.data.src).toBe('https://qr.example.com/v/mini/in?ticket=for /f/kHf2?code=Ab3xYz12')
  const asked = wx.asked.length
  await page.onShow?.()
  expect(wx.asked).toHaveLength(asked)
})

describe('the first screen', () => {
  it('scans: what is ours is opened, what is foreign is said', () => {
    const ours = opened({ scanned: 'https://qr.example.com/c/coupon/1234' })
    ours.screen('pages/start/start').scan?.()
    expect(ours.did()).toEqual([['open', '/pages/page/page?path=%2Fc%2Fcoupon%2F1234']])
    const foreign = opened({ scanned: 'https://evil.example/' })
    foreign.screen('pages/start/start').scan?.()
    expect(foreign.did()).toEqual([['open', '/pages/page/page?q=https%3A%2F%2Fevil.example%2F']])
  })

  it('opens what collaborators have, and asks at that tap whether a reminder may come', async () => {
    const offers = server({
      '/v/mini/enter': () => ({ code: 0, data: { key: 'k', ...visitor, template: 'sub-1' } }),
      '/v/mini/agree': () => ({ code: 0, data: { ...visitor, template: 'sub-1', agreed: 1 } }),
    })
    for (const [agrees, asked] of [
      [true, [['/v/mini/agree', { key: 'k', agrees: true }]]],
      [false, []],
    ] as const) {
      const wx = opened({ answer: offers, agrees })
      const start = wx.screen('pages/start/start')
      await start.onShow?.()
      await start.openMine?.()
      expect(wx.did()).toEqual([['open', '/pages/page/page?path=%2Fmy']])
      expect(wx.asked.slice(1)).toEqual(asked)
      expect(start.data.agreed).toBe(agrees ? '还可收到的提醒：1' : '')
    }
  })

  it('leads a merchant to the counter that was opened on this phone, and says how to get there first', async () => {
    const wx = opened()
    const start = wx.screen('pages/start/start')
    await start.onShow?.()
    start.redeem?.()
    expect(wx.did().at(-1)).toEqual(['modal', '核销券码'])
    await wx.screen('pages/page/page').onLoad?.({ path: '%2Fm%2Fcounter-1' })
    await start.onShow?.()
    start.redeem?.()
    expect(wx.did().at(-1)).toEqual(['open', '/pages/page/page?path=%2Fm%2Fcounter-1'])
  })

  it('takes the number over, shows what the server says no to, and forgets the person', async () => {
    const used = server({ '/v/mini/phone': () => ({ code: 1001, msg: '微信授权已用过或已过期，请重新开始' }) })
    const refused = opened({ answer: used })
    await refused.screen('pages/start/start').takePhone?.({ detail: { code: 'used' } })
    expect(refused.did()).toEqual([['toast', '微信授权已用过或已过期，请重新开始']])

    const wx = opened({ agrees: true })
    const start = wx.screen('pages/start/start')
    await start.takePhone?.({ detail: { code: 'phone 1' } })
    expect(start.data.phone).toBe('已识别手机号 +86 139****1111')
    start.forget?.()
    await expect.poll(() => wx.storage.has('visitor')).toBe(false)
    expect(wx.asked.at(-1)?.[0]).toBe('/v/mini/forget')
  })

  it('speaks the language of the phone, to the person and to the server', async () => {
    const wx = opened({ language: 'en', answer: () => undefined })
    const start = wx.screen('pages/start/start')
    await start.onShow?.()
    expect((start.data.said as Record<string, string>).scan).toBe('Scan')
    expect(wx.did()).toEqual([['toast', 'It cannot be opened. Check your network and try again']])
  })
})
