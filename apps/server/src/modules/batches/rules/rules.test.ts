import { type BatchColumn, type Block, shortIdAlphabet } from '@matai/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanRichText } from '../../../platform/rich-text/clean-rich-text.ts'
import { linksIn } from '@matai/kinds'
import { matchHeadings } from './headings.ts'
import { comparedKey, type Layout, layoutFault, renderRow } from './layout.ts'
import { readRows, rereadRow } from './rows.ts'

const column = (name: string, more: Partial<BatchColumn> = {}): BatchColumn => {
  return { key: name, name, type: 'text', required: false, note: '', ...more }
}
const text = (html: string): Block => ({ id: 'a', type: 'richText', html })
const layout: Layout = {
  columns: [column('编号', { required: true }), column('日期', { type: 'date' }), column('数量', { type: 'number' })],
  blocks: [text('<p>{{编号}} {{日期}} {{数量}}</p>')],
  namePattern: '灭火器 {{编号}}',
  keyColumn: '编号',
}
const nothingBad = () => false

describe('headings', () => {
  const columns = [{ name: '编号' }, { name: '位置' }]
  const match = (headings: string[], byHeader = false) => matchHeadings(headings, columns, { ours: ['问题'], byHeader })

  it('stand in the order of the template; ours and empty ones do not count', () => {
    expect(match(['编号', '位置'])).toEqual({ ok: true, places: [0, 1] })
    expect(match(['问题', ' 编号 *', '', '位置'])).toEqual({ ok: true, places: [1, 3] })
  })

  it('in another order are found by name only when that is wanted', () => {
    expect(match(['位置', '编号'])).toEqual({ ok: false, missing: [], unknown: [], canMatchByHeader: true })
    expect(match(['位置', '编号', '别的'], true)).toEqual({ ok: true, places: [1, 0] })
  })

  it('that are missing or strange are named', () => {
    const fault = { ok: false, missing: ['位置'], unknown: ['地点'], canMatchByHeader: false }
    expect(match(['编号', '地点'])).toEqual(fault)
    expect(match(['编号', '地点'], true)).toEqual(fault)
    expect(match(['编号', '位置', '别的'])).toMatchObject({ unknown: ['别的'], canMatchByHeader: true })
  })
})

describe('a layout', () => {
  it('names what is no column of it', () => {
    expect(layoutFault(layout)).toBeUndefined()
    expect(layoutFault({ ...layout, blocks: [text('{{没有}}')] })).toMatchObject({
      field: 'blocks',
      params: { name: '没有' },
    })
    expect(layoutFault({ ...layout, namePattern: '{{没有}}' })).toMatchObject({ field: 'namePattern' })
    expect(layoutFault({ ...layout, keyColumn: '没有' })).toMatchObject({ field: 'keyColumn' })
  })

  it('knows keys again in other widths', () => expect(comparedKey(' ＦＨ－０１  甲')).toBe('FH-01 甲'))

  it('refuses links to hosts that the operator blocks', () => {
    const linked = { ...layout, columns: [column('网')], blocks: [text('<a href="{{网}}">x</a>')], namePattern: 'x' }
    const { faults } = renderRow(linked, { 网: 'https://bad.example/x' }, (url) => url.includes('bad.example'))
    expect(faults).toEqual([{ column: '', phrase: 'batches.rowBadLink', params: { host: 'bad.example' } }])
  })
})

describe('rows', () => {
  const read = (rows: string[][], more: object = {}) =>
    readRows(
      layout,
      rows.map((cells, at) => ({ row: at + 2, cells, ...more })),
      { places: [0, 1, 2], isKnownBad: nothingBad },
    )

  it('are good as their columns take them', async () => {
    const { good } = await read([
      ['A1', '2026/1/2', '12'],
      ['=1+1', '', ''],
    ])
    expect(good).toEqual([
      { row: 2, values: { 编号: 'A1', 日期: '2026-01-02', 数量: '12' } },
      { row: 3, values: { 编号: '=1+1', 日期: '', 数量: '' } },
    ])
  })

  it('are named with each of their faults, and empty ones pass', async () => {
    const { faults, bad, total } = await read([
      ['', '明天', 'x'],
      ['', '', ''],
      ['A1', '', ''],
      ['Ａ1', '', ''],
    ])
    expect(faults.map(({ row, column: name, phrase }) => `${row} ${name} ${phrase}`)).toEqual([
      '2 编号 batches.cellMissing',
      '2 日期 batches.cellDate',
      '2 数量 batches.cellNumber',
      '5 编号 batches.keyRepeated',
    ])
    expect([bad, total]).toEqual([2, 3])
  })

  it('take the day that a cell holds, however it is shown', async () => {
    const { good } = await read([['A1', '11月21日', '']], { moments: { 1: '2026-11-21' } })
    expect(good[0]?.values.日期).toBe('2026-11-21')
  })

  it('are bad where the workbook does not hold what was meant', async () => {
    const told = async (cells: string[], more: object = {}) =>
      (await read([cells], more)).faults.map(({ phrase }) => phrase)
    expect(await told(['#N/A', '', '#DIV/0!'])).toEqual(['batches.cellError', 'batches.cellError'])
    expect(await told(['#1', '', ''])).toEqual([])
    expect(await told(['A1', '', ''], { faults: { 2: 'uncalculated' } })).toEqual(['batches.cellUncalculated'])
    const long = { faults: { 0: 'digitsLost', 2: 'digitsLost' } }
    expect(await told(['110101199003078000', '', '1000000000000000'], long)).toEqual(['batches.cellDigitsLost'])
    expect(await told(['1.10101E+17', '', ''])).toEqual(['batches.cellDigitsLost'])
  })

  it('of a text are bad where a comma within a cell was taken for its end', async () => {
    const rows = [
      { row: 2, cells: ['A1', '', '', ''] },
      { row: 3, cells: ['一楼', '二楼', '', '3'] },
    ]
    const { faults, good } = await readRows(layout, rows, { places: [0, 1, 2], isKnownBad: nothingBad, width: 3 })
    expect([good.length, faults[0]]).toMatchObject([1, { row: 3, column: '', phrase: 'batches.rowTooWide' }])
  })

  it('of an earlier version are read again', () => {
    const now = { ...layout, columns: [...layout.columns, column('新', { required: true })] }
    expect(rereadRow(now, { 编号: 'A1', 日期: '', 数量: '' }).faults).toMatchObject([{ column: '新' }])
  })
})

it('never makes HTML that visitors could be hurt by', () => {
  const attack = fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      '" onclick="alert(1)',
      '"><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '{{编号}}',
      '</a><a href="javascript:1">',
      '&lt;script&gt;',
    ),
    fc.string({ unit: fc.constantFrom(...'<>"\'&{}/=:;# ', ...shortIdAlphabet.slice(0, 9)), maxLength: 20 }),
  )
  // As it is kept: what is saved was cleaned, and rows are not cleaned again.
  const html = cleanRichText(
    '<p>{{编号}}<a href="https://example.com/{{日期}}">{{数量}}</a><a href="{{编号}}">x</a></p>',
  )
  fc.assert(
    fc.property(attack, attack, attack, (a, b, c) => {
      const { blocks } = renderRow({ ...layout, blocks: [text(html)] }, { 编号: a, 日期: b, 数量: c }, nothingBad)
      const [block] = blocks
      const made = block?.type === 'richText' ? block.html : ''
      expect(cleanRichText(made)).toBe(made)
      expect(made).not.toMatch(/<(?!\/?(?:p|a|br)[ />])/)
      for (const link of linksIn(made)) expect(link).not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
    }),
  )
})
