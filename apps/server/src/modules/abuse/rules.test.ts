import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayAppeal, problemOf, readReportForm, shortIdIn } from './rules.ts'

const form = (fields: Record<string, string>) => readReportForm(new URLSearchParams(fields))

describe('a report', () => {
  it('is read with newlines as people count them', () => {
    const text = `${'字\r\n'.repeat(250)}`
    const read = form({ reason: 'fraud', text, contact: '  a@b.example ' })
    expect(read).toEqual({ reason: 'fraud', text: `${'字\n'.repeat(249)}字`, contact: 'a@b.example' })
    expect(problemOf(read)).toBeUndefined()
  })

  it('is read without what no database keeps', () => {
    expect(form({ reason: 'fraud', text: 'a\0b' }).text).toBe('ab')
  })

  it.each([
    ['no reason', { text: 'x' }, 'reason'],
    ['a reason that is none', { reason: 'ugly' }, 'reason'],
    ['a reason of every object', { reason: 'constructor' }, 'reason'],
    ['too many words', { reason: 'spam', text: '字'.repeat(501) }, 'text'],
    ['a long way to be reached', { reason: 'spam', contact: 'x'.repeat(101) }, 'contact'],
  ])('with %s is given back', (_, fields, field) => {
    expect(problemOf(form(fields))?.field).toBe(field)
  })

  it('takes the longest words', () => {
    expect(problemOf(form({ reason: 'other', text: '字'.repeat(500), contact: 'x'.repeat(100) }))).toBeUndefined()
  })
})

describe('a short id', () => {
  it.each([
    ['aBcd2345', 'aBcd2345'],
    [' aBcd2345 ', 'aBcd2345'],
    ['https://matai.example/q/aBcd2345', 'aBcd2345'],
    ['https://matai.example/q/aBcd2345?n=1', 'aBcd2345'],
    ['matai.example/q/aBcd2345/', 'aBcd2345'],
    ['https://matai.example/q/aBcd23456', undefined],
    ['aBcd2340', undefined],
    ['', undefined],
  ])('in %j is %s', (typed, id) => expect(shortIdIn(typed)).toBe(id))

  it('is looked for in anything', () => {
    fc.assert(fc.property(fc.string(), (typed) => [undefined, 8].includes(shortIdIn(typed)?.length)))
  })
})

describe('an appeal', () => {
  const at = new Date(0)
  it.each([
    ['against nothing', undefined, false],
    ['for the first time', { liftedAt: null, appealAt: null, answeredAt: null }, true],
    ['while one waits', { liftedAt: null, appealAt: at, answeredAt: null }, false],
    ['after an answer', { liftedAt: null, appealAt: at, answeredAt: at }, true],
    ['against what was lifted', { liftedAt: at, appealAt: null, answeredAt: null }, false],
  ])('%s', (_, block, expected) => expect(mayAppeal(block)).toBe(expected))
})
