import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonical, createSealer } from './evidence.ts'

it('is the same text for the same value, in whatever order keys were written', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}')
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const kept = JSON.parse(JSON.stringify(value))
      expect(canonical(kept)).toBe(canonical(value))
      expect(JSON.parse(canonical(value))).toEqual(kept)
    }),
  )
})

it('seals a link together with the one before it, and for one key only', () => {
  const link = {
    ...{ formId: 1, seq: 2, recordId: 3, period: '', number: 2, kind: 'made' as const },
    ...{ digest: 'd', change: null, entryId: null, at: new Date(0) },
  }
  const sealer = createSealer(Buffer.from('one'))
  const mark = sealer.markOf(1, link, 'before')
  expect(sealer.markOf(1, { ...link }, 'before')).toBe(mark)
  expect(sealer.markOf(1, { ...link, number: 3 }, 'before')).not.toBe(mark)
  expect(sealer.markOf(1, link, 'other')).not.toBe(mark)
  expect(sealer.markOf(1, { ...link, entryId: 0 }, 'before')).not.toBe(mark)
  expect(createSealer(Buffer.from('two')).markOf(1, link, 'before')).not.toBe(mark)
})
