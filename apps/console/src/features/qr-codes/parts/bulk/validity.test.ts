import { describe, expect, it } from 'vitest'
import { endOf } from './validity.ts'

const now = new Date(2026, 0, 31, 9, 30)

describe('the end of a validity', () => {
  it('is never for a permanent one, and unknown without a date', () => {
    expect(endOf('permanent', '', now)).toBeNull()
    expect(endOf('date', '', now)).toBeUndefined()
  })
  it('counts days and calendar months', () => {
    expect(endOf('threeDays', '', now)).toEqual(new Date(2026, 1, 3, 9, 30))
    expect(endOf('oneMonth', '', now)).toEqual(new Date(2026, 1, 28, 9, 30))
    expect(endOf('oneYear', '', now)).toEqual(new Date(2027, 0, 31, 9, 30))
  })
  it('includes the chosen day', () => {
    expect(endOf('date', '2026-02-01', now)).toEqual(new Date(2026, 1, 1, 23, 59, 59, 999))
  })
})
