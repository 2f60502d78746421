import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillText, hasVariable, variablesIn } from '@matai/rules/variable-text'
import * as z from 'zod/mini'
import { fillName, fillPage, renameInBlocks, type Values, variablesOfBlocks } from './fill-page.ts'
import { type Block, content as Blocks, openBlock } from './schema.ts'

const BatchBlocks = z.array(openBlock)
const fillBlocks = (blocks: Block[], values: Values) => fillPage({ blocks, namePattern: '' }, values).blocks

const values: Values = { 位置: '一楼 <东>', 'R&D': 'x', 电话: '0755-8888', 网址: '' }

it('fills what columns are called and leaves the rest', () => {
  expect(fillText('{{位置}}·{{ 电话 }}·{{没有}}', (name) => values[name])).toBe('一楼 <东>·0755-8888·{{没有}}')
  expect(hasVariable('a {{}} {{ }} {b}')).toBe(false)
})

it('makes a name of one line that is not too long', () => {
  expect(fillName('{{a}}\n号', { a: '灭火\n器' }, 100)).toBe('灭火 器 号')
  expect(fillName('{{a}}', { a: '😀'.repeat(9) }, 3)).toBe('😀😀😀')
})

const written = BatchBlocks.parse([
  { id: 'a', type: 'richText', html: '<p>{{位置}} {{R&amp;D}}</p>' },
  { id: 'b', type: 'phoneButton', text: '联系', phone: '{{电话}}' },
  { id: 'c', type: 'linkButton', text: '说明', url: '{{网址}}' },
  { id: 'd', type: 'table', title: '', header: ['位置'], rows: [['{{位置}}']] },
])

it('fills blocks so that they are content of a live code', () => {
  const filled = fillBlocks(written, values)
  expect(filled.map(({ id }) => id)).toEqual(['a', 'b', 'd'])
  expect(filled[0]).toMatchObject({ html: '<p>一楼 &lt;东&gt; x</p>' })
  expect(filled[2]).toMatchObject({ rows: [['一楼 <东>']] })
  expect(Blocks.parse(filled)).toEqual(filled)
})

it('knows the columns that blocks ask for, and renames them', () => {
  expect(variablesOfBlocks(written)).toEqual(['位置', 'R&D', '电话', '网址'])
  const renamed = renameInBlocks(renameInBlocks(written, 'R&D', 'A<B'), '电话', '手机')
  expect(variablesOfBlocks(renamed)).toEqual(['位置', 'A<B', '手机', '网址'])
  expect(renamed[0]).toMatchObject({ html: '<p>{{位置}} {{A&lt;B}}</p>' })
})

it('takes variables in templates only', () => {
  expect(Blocks.safeParse(written).success).toBe(false)
  expect(BatchBlocks.safeParse([{ id: 'c', type: 'linkButton', text: '说明', url: 'javascript:1' }]).success).toBe(
    false,
  )
})

describe('addresses', () => {
  const page = (url: string, value: string) =>
    fillPage({ blocks: [{ id: 'c', type: 'linkButton', text: '说明', url }], namePattern: 'x' }, { a: value })

  it('are the value where they begin with it, and have it as a part further on', () => {
    expect(page('{{a}}', 'https://example.com/?b=1&c').blocks).toMatchObject([{ url: 'https://example.com/?b=1&c' }])
    expect(page('https://example.com/?a={{a}}&b', '一&c/#').blocks).toMatchObject([
      { url: 'https://example.com/?a=%E4%B8%80%26c%2F%23&b' },
    ])
  })

  it.each([
    ['{{a}}', 'javascript:alert(1)'],
    ['{{a}}', 'https://user@evil.example'],
    ['{{a}}//x', 'https:evil'],
    ['https://{{a}}/x', 'evil.example/'],
  ])('are refused when they are none: %s of %s', (url, value) => {
    expect(page(url, value).faults).toMatchObject([{ column: 'a', phrase: 'batches.rowLinkWrong' }])
  })

  it('in rich text are held to the same', () => {
    const html = '<p><a href="{{a}}">x</a></p>'
    const filled = (a: string) => fillPage({ blocks: [{ id: 'a', type: 'richText', html }], namePattern: 'x' }, { a })
    expect(filled('https://example.com/?a=1&b="').faults).toHaveLength(1)
    expect(filled('https://example.com/?a=1&b').blocks).toMatchObject([
      { html: '<p><a href="https://example.com/?a=1&amp;b">x</a></p>' },
    ])
    expect(filled('javascript:alert(1)').faults).toMatchObject([{ phrase: 'batches.rowLinkWrong' }])
  })
})

it('says what does not fit, and what would be left of a page', () => {
  const button = { id: 'b', type: 'phoneButton' as const, text: '{{a}}', phone: '{{b}}' }
  const faults = (a: string, b: string) => fillPage({ blocks: [button], namePattern: '{{a}}' }, { a, b }).faults
  expect(faults('长'.repeat(31), '110')).toEqual([{ column: 'a', phrase: 'batches.rowTooLong', params: { most: 30 } }])
  expect(faults('x', '打我')).toMatchObject([{ column: 'b', phrase: 'batches.rowPhoneWrong' }])
  expect(faults('', '110').map(({ phrase }) => phrase)).toEqual(['batches.rowEmptyPage', 'batches.rowNameEmpty'])
})

it('lets no value become more than text', () => {
  const hostile = fc.stringMatching(/^[<>"'&{}/=a\u4e00 \n:;#]{0,30}$/)
  fc.assert(
    fc.property(hostile, hostile, (a, b) => {
      const html = '<p>{{a}}<strong>{{b}}</strong></p>'
      const [block] = fillBlocks([{ id: 'a', type: 'richText', html }], { a, b })
      const text = block?.type === 'richText' ? block.html : ''
      // The tags are those of the template and line ends, whatever stands between them.
      expect(text.match(/<[^>]*>/g)?.filter((tag) => tag !== '<br />')).toEqual([
        '<p>',
        '<strong>',
        '</strong>',
        '</p>',
      ])
      expect(text.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/)
    }),
  )
})

describe('what is written to take long', () => {
  it('is looked through in proportion to its length', () => {
    const start = Date.now()
    for (const text of [`{{${'a'.repeat(100_000)}`, '{{ '.repeat(33_000), `{{${' '.repeat(100_000)}}}`]) {
      expect(variablesIn(text)).toEqual([])
    }
    expect(Date.now() - start).toBeLessThan(5_000)
  })

  it('is not written out where a page becomes too large', () => {
    const html = '{{a}}'.repeat(20_000)
    const blocks = Array.from({ length: 3 }, (_, place) => ({ id: `${place}`, type: 'richText' as const, html }))
    const page = fillPage({ blocks, namePattern: 'x' }, { a: 'x'.repeat(2_000) })
    expect(page.faults[0]).toMatchObject({ phrase: 'batches.rowTooLong' })
    expect(JSON.stringify(page.blocks).length).toBeLessThan(600_000)
  })
})
