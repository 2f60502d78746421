import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DirectoryPage } from './pages.ts'

/** Tested as it is built, because that is where React's elements become preact's. */
let pages: typeof import('./pages.ts')
const folder = mkdtempSync(join(tmpdir(), 'matai-directory-page-'))

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

const page: DirectoryPage = {
  id: 'ABCDEFGHJKLMNPQS',
  name: '一楼',
  summary: '消防设备\n每月检查',
  ownerName: '海滨物业',
  branding: true,
  language: 'zh',
  subdirectories: [{ pageId: 'ABCDEFGHJKLMNPQR', name: '大厅' }],
  codes: [
    { id: 'abcdefgh', name: '灭火器', limited: false },
    { id: 'abcdefgj', name: '机房', limited: true },
  ],
  search: '',
  after: '',
  next: null,
  url: 'https://matai.example/d/ABCDEFGHJKLMNPQS',
}
const withoutStyle = (html: string) => html.replace(/<style>.*?<\/style>/gs, '')

describe('the public page of a directory', () => {
  it('is a whole document without a script that says who, what and where to', () => {
    const html = pages.renderDirectoryPage(page)
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN">/)
    expect(html).not.toContain('<script')
    expect(html).toContain('name="robots" content="noindex"')
    for (const text of ['海滨物业', '<h1>一楼</h1>', '消防设备\n每月检查</p>', 'href="/d/ABCDEFGHJKLMNPQR"'])
      expect(html).toContain(text)
    expect(html).toMatch(/<a href="\/q\/abcdefgh"><b>灭火器<\/b><\/a>/)
    expect(html).toMatch(/<a href="\/q\/abcdefgj"><b>机房<\/b><small>.*有访问限制<\/small><\/a>/s)
    expect(html).toContain('property="og:url" content="https://matai.example/d/ABCDEFGHJKLMNPQS"')
    expect(html).toContain('由码台提供支持')
    expect(Buffer.byteLength(html)).toBeLessThan(16_000)
  })

  it('escapes names, words, the owner and what was searched for', () => {
    const evil = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;`
    const html = pages.renderDirectoryPage({
      ...page,
      name: evil,
      summary: evil,
      ownerName: evil,
      search: evil,
      next: 'abcdefgj',
      subdirectories: [{ pageId: 'ABCDEFGHJKLMNPQR', name: evil }],
      codes: [{ id: 'abcdefgh', name: evil, limited: true }],
    })
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img')
    expect(html).toContain('&amp;lt;b&amp;gt;')
    for (const [, value = ''] of html.matchAll(/(?:content|value|href)="([^"]*)"/g)) expect(value).not.toContain('<')
  })

  it('offers a search where there is much to look through, and keeps the word on the next page', () => {
    expect(pages.renderDirectoryPage(page)).not.toContain('<form')
    const codes = Array.from({ length: 9 }, (_, n) => ({ id: `abcdefg${n + 2}`, name: `码 ${n}`, limited: false }))
    const many = pages.renderDirectoryPage({ ...page, codes })
    expect(many).toMatch(/<form method="get" role="search".*<label for="s">按名称查找<\/label><input id="s" name="s"/s)
    const found = pages.renderDirectoryPage({ ...page, search: '消 防&', next: 'abcdefg2' })
    expect(found).toContain('value="消 防&amp;"')
    expect(found).toContain('href="?s=%E6%B6%88+%E9%98%B2%26&amp;after=abcdefg2"')
    expect(found).toMatch(/<a href="\?">显示全部<\/a>/)
    const later = pages.renderDirectoryPage({ ...page, after: 'abcdefg2' })
    expect(later).toMatch(/<a href="\?">回到第一页<\/a>/)
    expect(later).not.toContain('下一页')
  })

  it('says when there is nothing, and when nothing was found', () => {
    const bare = { ...page, summary: '', codes: [], subdirectories: [] }
    expect(pages.renderDirectoryPage(bare)).toContain('这里还没有内容')
    expect(pages.renderDirectoryPage({ ...bare, search: '灯' })).toContain('没有找到')
    expect(pages.renderDirectoryPage(bare)).not.toContain('name="description"')
  })

  it('speaks one language', () => {
    const english = { ...page, language: 'en', name: 'Hall', summary: '', ownerName: '', subdirectories: [] } as const
    const codes = [{ id: 'abcdefgh', name: 'Lamp', limited: true }]
    const html = withoutStyle(pages.renderDirectoryPage({ ...english, subdirectories: [], codes, search: 'L' }))
    expect(html).toContain('lang="en"')
    expect(html).not.toMatch(/\p{Script=Han}/u)
  })
})
