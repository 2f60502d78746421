import type { Block } from './schema.ts'
import { expect, it } from 'vitest'
import { isTooHeavy } from './page-weight.ts'

const row = (cell: string) => Array.from({ length: 12 }, () => cell)
const table = (cell: string): Block => {
  return { id: 't', type: 'table', title: '', header: row(cell), rows: Array.from({ length: 50 }, () => row(cell)) }
}
const album: Block = {
  id: 'a',
  type: 'album',
  layout: 'grid',
  items: Array.from({ length: 99 }, () => ({ fileId: 'A'.repeat(22), caption: '一楼东侧', alt: '' })),
}
const text: Block = { id: 'r', type: 'richText', html: '<p>一</p>'.repeat(10_000) }
const times = (count: number, block: Block) => Array.from({ length: count }, () => block)

it.each([
  ['nothing', [], false],
  ['as much text as a page may hold', times(3, text), false],
  ['ten tables with a few words in each cell', times(10, table('消防栓 01')), false],
  ['ten full albums', times(10, album), false],
  ['thirty full albums', times(30, album), true],
  ['a full table of long cells', [table('一'.repeat(500))], false],
  ['the same of letters that HTML writes longer', [table('&'.repeat(500))], true],
  ['two full tables of long cells', times(2, table('一'.repeat(500))), true],
])('%s', (_, blocks, expected) => expect(isTooHeavy(blocks)).toBe(expected))
