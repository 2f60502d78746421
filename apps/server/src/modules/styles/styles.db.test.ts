import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { seal } from '@matai/client/seal'
import { defaultStyle } from '@matai/contract'
import { createDecoder } from '@matai/qr/scan-check'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'

const zxing = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))

let app: TestApp
let owner: SignedUp
let code: { id: string; url: string }
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp()
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
  code = await owner.client.qrCodes.save({ name: '消防栓', blocks })
})
afterAll(() => app.close())

async function ask(query: Record<string, string>, { token = owner.token, language = 'zh' } = {}) {
  return app.fetch(`/style/create?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  })
}

async function decoded(png: Buffer): Promise<string | null> {
  const decode = await createDecoder(new Uint8Array(zxing).buffer)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decode({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}

async function uploadLogo(who: SignedUp): Promise<string> {
  const logo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const { key } = await app.anyone.accounts.sealKey({})
  const file = new File([new Uint8Array(logo)], 'logo.png')
  return (await who.client.files.simple({ sign: seal('logo', 'upload', key), file })).id
}

describe('/style/create', () => {
  it.each<Record<string, string>>([
    {},
    { bodyType: 'round', eyeType: 'circle', foreColor: '#0A4A38' },
    { foreType: 'gradient', foreColorTwo: '#102060', embedText: '扫一扫 3 号', size: '600' },
    { rotate: '90', margin: '4', level: 'L' },
  ])('draws %o as PNG and SVG that scan to the address', async (style) => {
    const png = await ask({ id: code.id, ...style })
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await decoded(Buffer.from(await png.arrayBuffer()))).toBe(code.url)
    const svg = await ask({ id: code.id, format: 'svg', ...style })
    expect([svg.status, svg.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await decoded(new Resvg(await svg.text()).render().asPng())).toBe(code.url)
  })

  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['svg', 'image/svg+xml'],
    ['pdf', 'application/pdf'],
  ])('draws %s as large as it is to be on paper', async (format, mime) => {
    const answer = await ask({ id: code.id, format, mm: '40', dpi: '200', bodyType: 'round', embedText: '3 号' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, mime])
    const body = Buffer.from(await answer.arrayBuffer())
    if (format === 'svg') {
      expect(body.toString()).toContain('width="40mm"')
      expect(await decoded(new Resvg(body.toString(), { dpi: 200 }).render().asPng())).toBe(code.url)
    } else if (format === 'pdf') {
      const [, width] = /MediaBox \[0 0 ([\d.]+)/.exec(body.toString('latin1')) ?? []
      expect(Number(width)).toBeCloseTo((40 / 25.4) * 72, 1)
    } else {
      expect(await sharp(body).metadata()).toMatchObject({ width: 315, density: 200 })
      expect(await decoded(body)).toBe(code.url)
    }
  })

  it('draws plain codes with their density too, and nothing that is too small to scan', async () => {
    const plain = await ask({ id: code.id, mm: '30' })
    expect(await sharp(Buffer.from(await plain.arrayBuffer())).metadata()).toMatchObject({ width: 354, density: 300 })
    const tiny = await ask({ id: code.id, mm: '10', dpi: '72' })
    expect([tiny.status, ((await tiny.json()) as { code: number }).code]).toEqual([400, 1001])
    // Lines are as fine as the printer: they may be smaller on paper than the pixels of a picture.
    const small = (format: string) => ask({ id: code.id, mm: '12', dpi: '203', format })
    expect([(await small('png')).status, (await small('svg')).status, (await small('pdf')).status]).toEqual([
      400, 200, 200,
    ])
    const long = await ask({ content: `${code.url}${'x'.repeat(30)}`, mm: '10', format: 'pdf' })
    expect(await long.json()).toMatchObject({ code: 1001, data: { repair: { mm: 12.5 } } })
    expect((await ask({ id: code.id, mm: '9' })).status).toBe(400)
    expect((await ask({ id: code.id, mm: '30', dpi: '700' })).status).toBe(400)
    const huge = await ask({ id: code.id, mm: '300', dpi: '600' })
    expect(await huge.json()).toMatchObject({ code: 1001, data: { issues: [{ path: ['dpi'] }] } })
  })

  it('draws a text that is no live code', async () => {
    const answer = await ask({ content: '消防栓 3 号，二楼' })
    expect(await decoded(Buffer.from(await answer.arrayBuffer()))).toBe('消防栓 3 号，二楼')
  })

  it('draws the saved style, and what the query names over it', async () => {
    const logoUrl = await uploadLogo(owner)
    await owner.client.qrCodes.setStyle({ id: code.id, style: { foreColor: '#7A0B5B', logoUrl } })
    const saved = await (await ask({ id: code.id, format: 'svg' })).text()
    expect(saved.toLowerCase()).toContain('#7a0b5b')
    expect(saved).toContain('data:image/png;base64,')
    const named = await (await ask({ id: code.id, format: 'svg', foreColor: '#0B7A5B' })).text()
    expect(named.toLowerCase()).not.toContain('#7a0b5b')
    // What is left empty is none: the same code without its logo.
    expect(await (await ask({ id: code.id, format: 'svg', logoUrl: '' })).text()).not.toContain('data:image')
    expect(await decoded(Buffer.from(await (await ask({ id: code.id })).arrayBuffer()))).toBe(code.url)
  })

  it.each([
    ['zh', /[一-龥]/],
    ['en', /^[\x20-\x7e’]+$/],
  ])('refuses what would not scan with the reason in %s', async (language, words) => {
    const answer = await ask({ id: code.id, foreColor: '#FFFF00', bgColor: '#FFFFFF' }, { language })
    expect(answer.status).toBe(400)
    const {
      code: errorCode,
      msg,
      data,
    } = (await answer.json()) as { code: number; msg: string; data: { issues: object[] } }
    expect(errorCode).toBe(1001)
    expect(msg).toMatch(words)
    expect(data.issues[0]).toMatchObject({ path: ['foreColor'], message: msg })
  })

  it('refuses what is lost in bad light, and never what was saved before', async () => {
    const { client } = owner
    const blocks = [{ id: 't', type: 'richText' as const, html: '<p>1</p>' }]
    const printed = await client.qrCodes.save({ name: '门口', blocks })
    const orange = { ...defaultStyle, foreColor: '#FF6900' }
    await app.database.pool.query('update qr_code set style = $1::jsonb where id = $2', [
      JSON.stringify(orange),
      printed.id,
    ])
    const ofCode = await ask({ id: printed.id })
    expect(await decoded(Buffer.from(await ofCode.arrayBuffer()))).toBe(printed.url)
    const asNew = await ask({ content: printed.url, foreColor: '#FF6900' })
    expect(await asNew.json()).toMatchObject({
      data: { issues: [{ path: ['foreColor'] }], repair: { foreColor: expect.stringMatching(/^#[5-9a-f]/) } },
    })
    const restyle = (style: object) => client.qrCodes.setStyle({ id: printed.id, style })
    await expect(restyle({ foreColor: '#FF5000' })).rejects.toMatchObject({ code: 1001 })
    await restyle({ ...orange, embedText: '门口' })
    // What is taken back was there before.
    await restyle({ foreColor: '#0B6B50' })
    expect(await restyle(orange)).toMatchObject({ style: { foreColor: '#FF6900' } })
  }, 120_000)

  it('names the field that is wrong', async () => {
    for (const [query, field] of [
      [{ content: 'x', foreColor: 'red' }, 'foreColor'],
      [{ content: 'x', size: 'large' }, 'size'],
      [{ content: 'x', size: '' }, 'size'],
      [{ content: 'x', size: '1e9' }, 'size'],
      [{ content: 'x', size: '0x190' }, 'size'],
      [{ content: 'x', mm: '10', dpi: '72' }, 'dpi'],
      [{ content: 'x'.repeat(60), mm: '10' }, 'mm'],
      [{ content: '消防栓'.repeat(200) }, 'content'],
      [{ content: 'x'.repeat(601) }, 'content'],
      [{}, 'content'],
      [{ id: '0OIl' }, 'id'],
    ] as [Record<string, string>, string][]) {
      const answer = await ask(query)
      const { data } = (await answer.json()) as { data: { issues: { path: string[] }[] } }
      expect([answer.status, data.issues[0]?.path[0]]).toEqual([400, field])
    }
  })

  it('draws text with letters that XML forbids, or says why not, but never fails', async () => {
    for (const embedText of ['a\u0001b', '\ufffe', '<b>&"\'', '👩‍🚒', '\u202e倒', ' ', 'مرحبا']) {
      const answer = await ask({ content: 'x', embedText, format: 'svg' })
      expect([200, 400]).toContain(answer.status)
    }
    expect((await ask({ content: '\u0001\u2028' })).status).toBe(200)
  })

  it('knows neither codes nor pictures of another account', async () => {
    const stranger = await app.signUp()
    const logoUrl = await uploadLogo(stranger)
    expect((await ask({ id: code.id }, { token: stranger.token })).status).toBe(404)
    const answer = await ask({ content: 'x', logoUrl })
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([404, 1002])
    expect((await ask({ content: 'x' }, { token: 'nobody-knows-this-token' })).status).toBe(401)
  })

  it.each([
    ['消防栓 3 号', '消防栓 3 号.png'],
    ['消防栓.png', '消防栓.png'],
    ['a"b\\c/d;e', 'a"b\\c/d;e.png'],
    ["it's (1)*", "it's (1)*.png"],
    ['a\r\nSet-Cookie: x=1', 'a\r\nSet-Cookie: x=1.png'],
  ])('downloads %j under its name', async (download, name) => {
    const answer = await ask({ id: code.id, download })
    const disposition = answer.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~!-]+$/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('answers a picture that cannot act for the console', async () => {
    const { headers } = await ask({ id: code.id, format: 'svg' })
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toContain('no-store')
  })
})
