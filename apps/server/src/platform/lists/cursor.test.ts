import { describe, expect, it } from 'vitest'
import { type Position, readCursor, writeCursor } from './cursor.ts'

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const moment = '2026-11-21T10:00:00.123456Z'

describe('cursor', () => {
  it('reads what it wrote, with microseconds', () => {
    const position: Position = [moment, '23456789']
    expect(readCursor(writeCursor(position))).toEqual(position)
  })

  it.each([
    ['nothing', ''],
    ['words', 'next page'],
    ['half of one', writeCursor([moment, '23456789']).slice(0, 20)],
    ['another shape', encoded({ at: moment })],
    ['one part', encoded([moment])],
    ['three parts', encoded([moment, 'a', 'b'])],
    ['a number as id', encoded([moment, 1])],
    ['an id that no database keeps', encoded([moment, '\0'])],
    ['half a letter as id', encoded([moment, '\ud800'])],
    ['an id without end', encoded([moment, 'a'.repeat(100)])],
    ['milliseconds', encoded(['2026-11-21T10:00:00.123Z', 'a'])],
    ['a day that is none', encoded(['2026-02-30T10:00:00.123456Z', 'a'])],
    ['a year that is none', encoded(['0000-01-01T10:00:00.123456Z', 'a'])],
    ['another zone', encoded(['2026-11-21T10:00:00.123456+08:00', 'a'])],
  ])('is not %s', (_, cursor) => {
    expect(readCursor(cursor)).toBeUndefined()
  })
})
