import { describe, expect, it } from 'vitest'
import { readListed, rowsInJson } from './links.ts'

const rowsOf = (...lines: string[][]) => lines.map((cells, place) => ({ row: place + 1, cells }))

describe('a list of codes from elsewhere', () => {
  it('is read by its headings, in either language, or by its places', () => {
    const { good, faults } = readListed(
      rowsOf(
        ['码编号', '活码名称', '链接', '目录'],
        ['K7', '菜单', 'https://example.com/menu', '前厅/一楼'],
        ['K8', '公告', '周三闭店', ''],
      ),
    )
    expect(faults).toEqual([])
    expect(good).toEqual([
      {
        row: 2,
        name: '菜单 (K7)',
        directory: ['前厅', '一楼'],
        target: 'https://example.com/menu',
        text: 'https://example.com/menu',
      },
      { row: 3, name: '公告 (K8)', directory: [], target: null, text: '周三闭店' },
    ])
    expect(readListed(rowsOf(['Menu', 'https://example.com/', 'Hall'])).good).toMatchObject([
      { name: 'Menu', directory: ['Hall'], target: 'https://example.com/' },
    ])
  })

  it('says which rows lead nowhere', () => {
    const { good, faults } = readListed(
      rowsOf(['keyword', 'url', 'title'], ['a', 'javascript:alert(1)', 'x'], ['b', '', 'y']),
    )
    expect(good).toEqual([])
    expect(faults).toEqual([
      { row: 2, phrase: 'codeImports.badLink' },
      { row: 3, phrase: 'codeImports.noLink' },
    ])
  })

  it.each([
    [
      'YOURLS',
      { links: { link_1: { shorturl: 'http://sho.rt/ozh', url: 'http://ozh.org/', title: 'Ozh' } } },
      'Ozh (ozh)',
    ],
    [
      'Shlink',
      { shortUrls: { data: [{ shortCode: 'abc', longUrl: 'http://ozh.org/', title: null, tags: ['x'] }] } },
      'abc',
    ],
  ])('reads JSON of %s', (_, json, name) => {
    expect(readListed(rowsInJson(JSON.stringify(json)) ?? []).good).toMatchObject([{ name, target: 'http://ozh.org/' }])
  })

  it('is no list when it is something else', () => {
    expect(rowsInJson('name,url')).toBeUndefined()
    expect(rowsInJson('{"a":1}')).toBeUndefined()
  })
})
