import { describe, expect, it } from 'vitest'
import { block as Block } from './schema.ts'

const fileId = 'f'.repeat(22)
const parsed = (block: object) => Block.safeParse({ id: 'b', ...block })
const table = { type: 'table', header: ['a', 'b'], rows: [['1', '2']] }

describe('a block', () => {
  it.each([
    [{ type: 'richText', html: '<p>1</p>' }, {}],
    [
      { type: 'picture', fileId },
      { caption: '', alt: '' },
    ],
    [
      { type: 'album', items: [{ fileId }] },
      { layout: 'grid', items: [{ fileId, caption: '', alt: '' }] },
    ],
    [{ type: 'audio', fileId }, { title: '' }],
    [
      { type: 'video', fileId },
      { title: '', posterFileId: null },
    ],
    [{ type: 'file', fileId }, { title: '' }],
    [{ type: 'linkButton', text: ' 报修 ', url: 'https://example.com' }, { text: '报修' }],
    [{ type: 'phoneButton', text: '报修', phone: '+86 755-8888 6666' }, {}],
    [
      { type: 'location', name: '机房' },
      { address: '', latitude: null, longitude: null },
    ],
    [table, { title: '' }],
    [{ type: 'divider' }, { look: 'line' }],
  ])('reads %o and fills in what is left out', (block, filled) => {
    expect(parsed(block).data).toEqual({ id: 'b', ...block, ...filled })
  })

  it.each([
    ['an album without pictures', { type: 'album', items: [] }],
    ['an album of 100', { type: 'album', items: Array.from({ length: 100 }, () => ({ fileId })) }],
    ['a button without words', { type: 'linkButton', text: ' ', url: 'https://example.com' }],
    ['a button of 31 characters', { type: 'linkButton', text: 'x'.repeat(31), url: 'https://example.com' }],
    ['an address that acts', { type: 'linkButton', text: 'x', url: 'javascript:alert(1)' }],
    ['letters for a number', { type: 'phoneButton', text: 'x', phone: 'call me' }],
    ['two digits', { type: 'phoneButton', text: 'x', phone: '12' }],
    ['a number of 21 characters', { type: 'phoneButton', text: 'x', phone: '1'.repeat(21) }],
    ['a star code', { type: 'phoneButton', text: 'x', phone: '*#06#' }],
    ['a place without a name', { type: 'location', name: '' }],
    ['half a pair of coordinates', { type: 'location', name: 'x', latitude: 1 }],
    ['a latitude off the globe', { type: 'location', name: 'x', latitude: 91, longitude: 0 }],
    ['an uneven table', { ...table, rows: [['1']] }],
    ['a table of 51 rows', { ...table, rows: Array.from({ length: 51 }, () => ['1', '2']) }],
    ['a table of 13 columns', { type: 'table', header: Array.from({ length: 13 }, () => 'h'), rows: [] }],
    ['an unknown look', { type: 'divider', look: 'star' }],
  ])('refuses %s', (_, block) => expect(parsed(block).success).toBe(false))

  it('writes a number of full-width digits plainly', () => {
    const read = parsed({ type: 'phoneButton', text: 'x', phone: '＋８６　１３９－1234 5678' })
    expect(read.data).toMatchObject({ phone: '+86 139-1234 5678' })
  })

  it.each(['110', '12315', '0755-8888 6666', '+44 20 7946 0958', '1'.repeat(20)])('takes the number %s', (phone) => {
    expect(parsed({ type: 'phoneButton', text: 'x', phone }).success).toBe(true)
  })
})
