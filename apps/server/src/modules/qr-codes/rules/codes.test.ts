import type { Block } from '@matai/contract'
import { describe, expect, it } from 'vitest'
import * as rules from './codes.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = new Date('2026-11-21T09:59:59Z')
const after = new Date('2026-11-21T10:00:01Z')
const alive = { expiresAt: null, blockedAt: null, deletedAt: null }

const text: Block = { id: 'a', type: 'richText', html: '<p>1</p>' }
const picture: Block = { id: 'b', type: 'picture', fileId: 'f'.repeat(22), caption: '', alt: '' }

describe('stateOf', () => {
  it.each([
    [alive, 'normal'],
    [{ ...alive, expiresAt: after }, 'normal'],
    [{ ...alive, expiresAt: now }, 'expired'],
    [{ ...alive, expiresAt: before }, 'expired'],
    [{ ...alive, expiresAt: before, blockedAt: before }, 'blocked'],
    [{ expiresAt: before, blockedAt: before, deletedAt: before }, 'deleted'],
  ])('of %o is %s', (lifetime, state) => {
    expect(rules.stateOf(lifetime, now)).toBe(state)
  })
})

describe('isSameContent', () => {
  const content = { name: '消防栓', blocks: [text, picture] }

  it('does not mind the order in which a database gives fields back', () => {
    const { caption, alt, fileId, type, id } = picture
    const stored = {
      name: '消防栓',
      blocks: [
        { html: '<p>1</p>', type: 'richText', id: 'a' },
        { alt, caption, fileId, id, type },
      ],
    }
    expect(rules.isSameContent(stored as typeof content, content)).toBe(true)
  })

  it.each([
    ['another name', { ...content, name: '灭火器' }],
    ['another text', { ...content, blocks: [{ ...text, html: '<p>2</p>' }, picture] }],
    ['another order', { ...content, blocks: [picture, text] }],
    ['one block less', { ...content, blocks: [text] }],
    ['a block with another id', { ...content, blocks: [{ ...text, id: 'z' }, picture] }],
    ['another caption', { ...content, blocks: [text, { ...picture, caption: '图' }] }],
  ])('sees %s', (_, changed) => {
    expect(rules.isSameContent(content, changed)).toBe(false)
  })
})

describe('movesBetween', () => {
  it('takes from one and gives to the other, or does nothing', () => {
    expect([...rules.movesBetween(1, 2)]).toEqual([
      [1, -1],
      [2, 1],
    ])
    expect(rules.movesBetween(1, 1).size).toBe(0)
  })
})

it('prints a short address', () => {
  expect(rules.addressOf('https://m.cn', '23456789')).toBe('https://m.cn/q/23456789')
})
