import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Block, StoredFile } from '@matai/contract'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CodePage, gateKinds, noticeKinds } from './pages.ts'

/** Tested as it is built, because that is where React's elements become preact's. */
let pages: typeof import('./pages.ts')
const folder = mkdtempSync(join(tmpdir(), 'matai-scan-pages-'))

beforeAll(async () => {
  const root = join(import.meta.dirname, '..')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  pages = await import(join(folder, 'pages.js'))
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const picture: StoredFile = {
  id: 'p',
  name: 'p.png',
  kind: 'picture',
  mime: 'image/png',
  size: 9,
  width: 800,
  height: 500,
  url: '/f/p',
}
const document: StoredFile = {
  ...picture,
  id: 'd',
  name: '报告.pdf',
  kind: 'file',
  width: null,
  height: null,
  url: '/f/d',
}
const blocks: Block[] = [
  { id: '1', type: 'richText', html: '<p>拔掉<b>保险销</b></p>' },
  { id: '2', type: 'picture', fileId: 'p', caption: '3 号楼', alt: '灭火器' },
  { id: '3', type: 'picture', fileId: 'p', caption: '', alt: '' },
  { id: '4', type: 'file', fileId: 'd', title: '' },
]
const page: CodePage = {
  name: '灭火器',
  blocks,
  files: [picture, document],
  forms: [],
  language: 'zh',
  ownerName: '海滨物业',
  branding: true,
  url: 'https://matai.example/q/abcdefgh',
}
const han = /\p{Script=Han}/u

describe('the page of a code', () => {
  it('is a whole document without a script, in a language, with its content', () => {
    const html = pages.renderCodePage(page)
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN">/)
    expect(html).not.toContain('<script')
    expect(html).toContain('<title>灭火器</title>')
    expect(html).toContain('<p>拔掉<b>保险销</b></p>')
    expect(html).toContain('href="/f/d"')
    expect(Buffer.byteLength(html)).toBeLessThan(14_000)
  })

  it('wears the logo, cover and colours of its owner, and says since when it holds', () => {
    const brand = { theme: 'mist', colour: '#ffe600', logo: { ...picture, url: '/f/logo' }, cover: picture } as const
    const since = { instant: new Date('2026-11-22T17:00:00Z'), zone: 'Asia/Shanghai' }
    const html = pages.renderCodePage({ ...page, brand, since })
    expect(html).toContain('<img src="/f/logo"')
    expect(html).toContain('class="cover"')
    expect(html).toMatch(/@media screen\{:root\{--paper:#[0-9a-f]{6}/)
    expect(html).toContain('内容更新于 2026年11月23日')
    expect(gzipSync(html).length).toBeLessThan(6_144)
    expect(pages.renderCodePage({ ...page, brand: { ...brand, theme: 'plain', colour: '' } })).not.toContain(
      '@media screen{',
    )
  })

  it('is divided by its headings when it is long, and says what it holds; what people came to do stays in reach', () => {
    const long = (title: string) => `<h2>${title}</h2><p>${'拔掉保险销，对准火焰根部。'.repeat(60)}</p>`
    const call: Block = { id: 'c', type: 'phoneButton', text: '报修', phone: '010-8888' }
    const text: Block = { id: 't', type: 'richText', html: ['用法', '检查', '更换'].map(long).join('') }
    const html = pages.renderCodePage({ ...page, blocks: [text, call] })
    expect([...html.matchAll(/<summary><h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual(['用法', '检查', '更换'])
    expect(html.match(/<details[^>]* open/g)).toHaveLength(3)
    expect(html).toMatch(/<nav [^>]*class="contents"[^>]*><a href="#s0">用法<\/a>/)
    expect(html.match(/href="tel:0108888"/g)).toHaveLength(1)
    expect(html.indexOf('class="reach"')).toBeGreaterThan(html.lastIndexOf('</details>'))
    const short = pages.renderCodePage({ ...page, blocks: [{ ...text, html: '<h2>1</h2><h2>2</h2><h2>3</h2>' }, call] })
    expect(short).not.toContain('<details')
    expect(short).toContain('class="reach"')
  })

  it('fetches the first picture at once and the others when they come near, each with its size', () => {
    const pictures = pages.renderCodePage(page).match(/<img[^>]*>/g) ?? []
    expect(pictures).toHaveLength(2)
    expect(pictures.every((tag) => tag.includes('width="800"') && tag.includes('height="500"'))).toBe(true)
    expect(pictures.map((tag) => tag.includes('loading="lazy"'))).toEqual([false, true])
    expect(pictures[0]).toContain('alt="灭火器"')
  })

  it('tells chat programs its name, first words and first picture', () => {
    const html = pages.renderCodePage(page)
    expect(html).toContain('property="og:title" content="灭火器"')
    expect(html).toContain('name="description" content="拔掉保险销"')
    expect(html).toContain('property="og:image" content="https://matai.example/f/p"')
  })

  it('may be kept and passed on, unless its owner would rather not', () => {
    const html = pages.renderCodePage({ ...page, id: 'abcdefgh', name: '3 号 & "楼"' })
    expect(html).toContain('href="/v/favourites#id=abcdefgh&amp;name=3%20%E5%8F%B7%20%26%20%22%E6%A5%BC%22"')
    expect(html).toContain('用浏览器菜单里的“分享”')
    const unshared = pages.renderCodePage({ ...page, id: 'abcdefgh', shared: false })
    expect(unshared).not.toMatch(/og:|name="description"|“分享”/)
    expect(unshared).toContain('name="robots" content="noindex,noarchive,nosnippet,noimageindex"')
    expect(unshared).toContain('/v/favourites')
  })

  it('shows every kind of block in a form that works without script', () => {
    const film = { ...document, id: 'v', kind: 'video', url: '/f/v', name: 'v.mp4' } as const
    const sound = { ...document, id: 's', kind: 'audio', url: '/f/s', name: 's.mp3' } as const
    const html = pages.renderCodePage({
      ...page,
      files: [picture, film, sound],
      blocks: [
        { id: '1', type: 'album', layout: 'swipe', items: [{ fileId: 'p', caption: '', alt: '' }] },
        { id: '2', type: 'audio', fileId: 's', title: '讲解' },
        { id: '3', type: 'video', fileId: 'v', title: '', posterFileId: 'p' },
        { id: '4', type: 'linkButton', text: '报修', url: 'https://example.com/a?b&c' },
        { id: '5', type: 'phoneButton', text: '呼叫', phone: '0755-8888 6666' },
        { id: '6', type: 'location', name: '机房', address: '', latitude: 1, longitude: 2 },
        { id: '7', type: 'table', title: '检查', header: ['项', '值'], rows: [['甲', '1']] },
        { id: '8', type: 'divider', look: 'line' },
      ],
    })
    expect(html).not.toContain('<script')
    expect(html).toMatch(/<ul aria-label="图集，共 1 张" tabindex="0" class="album swipe">/)
    expect(html).toContain('alt="第 1 张，共 1 张"')
    expect(html).toMatch(/<audio controls preload="metadata" src="\/f\/s" aria-label="讲解">/)
    expect(html).toMatch(/<video [^>]*playsinline[^>]*poster="\/f\/p\?w=960"/)
    expect(html).toContain('href="https://example.com/a?b&amp;c"')
    expect(html).toContain('href="tel:075588886666"')
    expect(html).toContain('href="geo:1,2?q=1,2(%E6%9C%BA%E6%88%BF)"')
    expect(html).toContain('<th scope="col">项</th>')
    expect(html).toMatch(/role="region" aria-label="检查" tabindex="0"/)
    expect(html).toContain('<hr class="divider"')
  })

  it('says of every kind of file when it is gone, and makes no link of an address that acts', () => {
    const html = pages.renderCodePage({
      ...page,
      files: [],
      blocks: [
        { id: '1', type: 'album', layout: 'grid', items: [{ fileId: 'p', caption: '', alt: '' }] },
        { id: '2', type: 'audio', fileId: 's', title: '' },
        { id: '3', type: 'video', fileId: 'v', title: '', posterFileId: null },
        { id: '4', type: 'linkButton', text: '报修', url: 'javascript:alert(1)' },
      ],
    })
    for (const words of ['这张图片已不可用', '这段音频已不可用', '这段视频已不可用']) expect(html).toContain(words)
    expect(html).not.toContain('javascript:')
  })

  it('escapes every word that is not rich text', () => {
    const evil = '"><script>alert(1)</script>'
    const html = pages.renderCodePage({
      ...page,
      name: evil,
      ownerName: evil,
      blocks: [
        { id: '1', type: 'picture', fileId: 'p', caption: evil, alt: evil },
        { id: '2', type: 'file', fileId: 'd', title: evil },
      ],
      files: [
        { ...picture, url: `/f/${evil}` },
        { ...document, name: evil },
      ],
    })
    expect(html).not.toContain('<script')
  })

  it('says which content is gone, and names the product only where it should', () => {
    const html = pages.renderCodePage({ ...page, files: [], branding: false })
    expect(html).toContain('这张图片已不可用')
    expect(html).toContain('这个文件已不可用')
    expect(html).not.toContain('由码台提供支持')
  })

  it('speaks one language', () => {
    const english = {
      ...page,
      language: 'en',
      name: 'Extinguisher',
      ownerName: 'Seaside',
      blocks: [],
      files: [],
    } as const
    const html = pages.renderCodePage({ ...english, blocks: [], files: [] }).replace(/<style>.*<\/style>/s, '')
    expect(html).toContain('lang="en"')
    expect(html).not.toMatch(han)
  })
})

describe.each(noticeKinds)('the notice %s', (kind) => {
  it('is a whole document in either language', () => {
    const english = pages.renderNotice({ kind, language: 'en' }).replace(/<style>.*<\/style>/s, '')
    expect(english).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/)
    expect(english).not.toMatch(han)
    expect(pages.renderNotice({ kind, language: 'zh' })).toMatch(/<h1>\p{Script=Han}/u)
  })
})

describe.each(gateKinds)('the gate %s', (kind) => {
  const gate = { kind, id: 'abcdefgh', text: '', link: '' }
  const body = (html: string) => html.replace(/<style>.*<\/style>/s, '')

  it('says why and what to do in either language, without a script but where the phone is asked', () => {
    const english = body(pages.renderGate({ ...gate, language: 'en' }))
    expect(english).toMatch(/<h1>[^<]+<\/h1>.*<p class="said">[^<]+<\/p>/s)
    expect(english).not.toMatch(han)
    expect(pages.renderGate({ ...gate, language: 'zh' })).toMatch(/<h1>\p{Script=Han}/u)
    expect(english.match(/<script/g) ?? []).toHaveLength(kind === 'askPosition' ? 1 : 0)
    if (kind === 'askPosition') expect(english).toContain(`<script>${pages.positionScript}</script>`)
  })

  it('shows the owner’s words and way as they are, and no way that acts', () => {
    const owned = { ...gate, language: 'zh', text: '<script>1</script>', link: 'https://example.com/?a&b' } as const
    const html = body(pages.renderGate(owned))
    expect(html).toContain('&lt;script>1&lt;/script>')
    expect(html).toContain('href="https://example.com/?a&amp;b" rel="noopener noreferrer nofollow"')
    expect(pages.renderGate({ ...owned, link: 'javascript:alert(1)' })).not.toContain('javascript:')
  })
})

describe('the times of a gate', () => {
  const times = (weekdays: number[], from: string, until: string, language: 'zh' | 'en' = 'zh') => {
    const open = { periods: [{ weekdays, from, until }], zone: 'Asia/Shanghai', now: new Date('2026-11-20T04:00:00Z') }
    const html = pages.renderGate({ kind: 'outsideTime', id: 'abcdefgh', language, text: '', times: open })
    return /<li>(.*)<\/li>/.exec(html)?.[1]
  }

  it('name days in a row by the first and the last', () => {
    expect(times([1, 2, 3, 4, 5], '08:00', '18:00')).toBe('周一至周五 08:00–18:00（GMT+8）')
    expect(times([7, 6], '08:00', '18:00')).toBe('周六、周日 08:00–18:00（GMT+8）')
    expect(times([1, 3, 4, 5, 7], '08:00', '18:00', 'en')).toBe('Mon, Wed–Fri, Sun 08:00–18:00 (GMT+8)')
    expect(times([1, 2, 3, 4, 5, 6, 7], '08:00', '18:00')).toBe('每天 08:00–18:00（GMT+8）')
  })

  it('say when a period ends the next day', () => {
    expect(times([5], '22:00', '02:00')).toBe('周五 22:00–次日 02:00（GMT+8）')
    expect(times([5], '09:00', '09:00')).toBe('周五 09:00–次日 09:00（GMT+8）')
  })
})

describe('the page of favourites', () => {
  it('is in one language with the one script that the policy names', () => {
    for (const language of ['zh', 'en'] as const) {
      const html = pages.renderFavourites(language)
      expect(html.match(/<script/g)).toHaveLength(1)
      expect(html).toContain(`<script>${pages.favouritesScript}</script>`)
    }
    const english = pages.renderFavourites('en').replace(/<style>.*<\/style>/s, '')
    expect(english).not.toMatch(han)
  })
})
