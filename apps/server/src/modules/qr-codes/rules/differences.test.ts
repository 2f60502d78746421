import type { Block } from '@matai/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameContent } from './codes.ts'
import { differences } from './differences.ts'

const text = (id: string, words: string): Block => ({ id, type: 'richText', html: `<p>${words}</p>` })
const file = (id: string, title = ''): Block => ({ id, type: 'file', fileId: 'f'.repeat(22), title })

const id = fc.constantFrom('a', 'b', 'c', 'd')
const words = fc.constantFrom('', '安全', '安全出口', 'exit')
const block = fc.oneof(
  fc.tuple(id, words).map(([one, said]) => text(one, said)),
  fc.tuple(id, words).map(([one, said]) => file(one, said)),
)
const content = fc.record({ name: words, blocks: fc.array(block, { maxLength: 6 }) })

describe('differences', () => {
  it('are none if, and only if, the contents are the same', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        expect(differences(before, after).length === 0).toBe(isSameContent(before, after))
        expect(differences(before, structuredClone(before))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('account for every block: what was there, less removed, plus added, is what is there', () => {
    fc.assert(
      fc.property(content, content, (before, after) => {
        const changes = differences(before, after)
        const count = (kind: string) => changes.filter((change) => change.kind === kind).length
        expect(before.blocks.length - count('removed') + count('added')).toBe(after.blocks.length)
      }),
    )
  })

  const of = (before: Block[], after: Block[]) =>
    differences({ name: '一', blocks: before }, { name: '一', blocks: after }, new Map([['f'.repeat(22), '规程.pdf']]))

  it('name what came, went and moved by its words, or by its file', () => {
    expect(of([text('a', '甲'), text('b', '乙')], [text('b', '乙'), file('c')])).toEqual([
      { kind: 'added', type: 'file', excerpt: '规程.pdf' },
      { kind: 'removed', type: 'richText', excerpt: '甲' },
    ])
    expect(
      of([text('a', '甲'), text('b', '乙'), text('c', '丙')], [text('c', '丙'), text('a', '甲'), text('b', '乙')]),
    ).toEqual([{ kind: 'moved', type: 'richText', excerpt: '丙' }])
  })

  it('show changed words from shortly before the place where they differ', () => {
    const long = '压力表的指针应当在绿色区域之内，'
    expect(of([text('a', `${long}每月检查`)], [text('a', `${long}每周检查`)])).toEqual([
      {
        kind: 'changed',
        type: 'richText',
        from: '…针应当在绿色区域之内，每月检查',
        to: '…针应当在绿色区域之内，每周检查',
      },
    ])
  })

  it('show the same words twice where only the format differs', () => {
    const bold: Block = { id: 'a', type: 'richText', html: '<p><strong>甲</strong></p>' }
    expect(of([text('a', '甲')], [bold])).toEqual([{ kind: 'changed', type: 'richText', from: '甲', to: '甲' }])
  })

  it('tell a new name', () => {
    expect(differences({ name: '一', blocks: [] }, { name: '二', blocks: [] })).toEqual([
      { kind: 'renamed', from: '一', to: '二' },
    ])
  })
})
