import { describe, expect, it } from 'vitest'
import { matching, pathOf, readTreeCursor, toDirectoryPage, writeTreeCursor } from './pages.ts'

const row = (id: number, name: string, parentId: number | null = null, published = false) => ({
  id,
  parentId,
  name,
  qrCodes: 2,
  summary: '',
  pageId: published ? 'ABCDEFGHJKLMNPQR' : null,
  published,
  blockedAt: null,
})
const tree = [row(1, ''), row(2, '一楼', null, true), row(3, '大厅', 2), row(4, 'Desk', 3, true)]

describe('a directory as a page', () => {
  it('has an address once it was published, also after it was taken back', () => {
    const page = (change: object) =>
      toDirectoryPage({ ...row(2, '一楼', null, true), ...change }, 'https://m.example', '')
    expect(page({}).url).toBe('https://m.example/d/ABCDEFGHJKLMNPQR')
    expect(page({ published: false }).url).toBe('https://m.example/d/ABCDEFGHJKLMNPQR')
    expect(page({ published: false, pageId: null }).url).toBeNull()
  })

  it('says where it lies, the nameless default one under its name in the language', () => {
    expect(tree.map((one) => pathOf(tree, one, '默认目录'))).toEqual([
      ['默认目录'],
      ['一楼'],
      ['一楼', '大厅'],
      ['一楼', '大厅', 'Desk'],
    ])
  })

  it('is found by the name that is shown, and by whether it is public', () => {
    const ids = (keyword: string, published?: boolean) =>
      matching(tree, { keyword, published, defaultName: '默认目录' }).map(({ id }) => id)
    expect(ids('')).toEqual([1, 2, 3, 4])
    expect(ids('默认')).toEqual([1])
    expect(ids('dESK')).toEqual([4])
    expect(ids('', true)).toEqual([2, 4])
    expect(ids('', false)).toEqual([1, 3])
  })

  it('reads its own cursors and no others', () => {
    expect(readTreeCursor(writeTreeCursor(12))).toBe(12)
    for (const text of ['', 'x', '[12]', Buffer.from('[1.5]').toString('base64url')])
      expect(readTreeCursor(text)).toBeUndefined()
  })
})
