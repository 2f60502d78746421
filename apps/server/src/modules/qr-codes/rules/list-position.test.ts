import { qrCodeSorts } from '@matai/contract'
import { describe, expect, it } from 'vitest'
import { type ListPosition, readListCursor, writeListCursor } from './list-position.ts'

const positions: Record<(typeof qrCodeSorts)[number], ListPosition> = {
  newest: ['2026-11-21T10:00:00.123456Z', '23456789'],
  oldest: ['2026-11-21T10:00:00.123456Z', '23456789'],
  updated: ['2026-11-21T10:00:00.123456Z', '23456789'],
  name: ['3 号消防栓 😀', '23456789'],
  scans: [12, '23456789'],
}

describe('the cursor of a list', () => {
  it.each(qrCodeSorts)('by %s reads what it wrote', (sort) => {
    expect(readListCursor(sort, writeListCursor(positions[sort]))).toEqual(positions[sort])
  })

  it('of the longest name fits into the call', () => {
    expect(writeListCursor(['码'.repeat(100), '23456789']).length).toBeLessThanOrEqual(600)
  })

  it.each([
    ['a moment where scans are counted', 'scans', ['2026-11-21T10:00:00.123456Z', '23456789']],
    ['a number where moments are', 'newest', [1, '23456789']],
    ['half a number', 'scans', [1.5, '23456789']],
    ['more than a number holds', 'scans', [1e300, '23456789']],
    ['a name no database keeps', 'name', ['\0', '23456789']],
    ['half a letter', 'name', ['\ud800', '23456789']],
    ['an id no database keeps', 'name', ['甲', '\0']],
    ['one part', 'name', ['甲']],
  ] as const)('is not %s', (_, sort, position) => {
    const cursor = Buffer.from(JSON.stringify(position)).toString('base64url')
    expect(readListCursor(sort, cursor)).toBeUndefined()
  })

  it('is not just any text', () => {
    expect(readListCursor('name', 'next page')).toBeUndefined()
  })
})
