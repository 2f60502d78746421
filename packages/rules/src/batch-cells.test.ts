import { describe, expect, it } from 'vitest'
import { cellProblem, cleanCell, readCell } from './batch-cells.ts'

it.each([
  ['number', '-1,234.50', null],
  ['number', '12%', null],
  ['number', '１２．５', null],
  ['number', '12个', 'batches.cellNumber'],
  ['number', '1,23', 'batches.cellNumber'],
  ['number', '1e5', 'batches.cellNumber'],
  ['date', '2028-2-29', null],
  ['date', '46347', null],
  ['date', '123456', 'batches.cellDate'],
  ['date', '2026/11/21 08:30', null],
  ['date', '2027年2月29日', 'batches.cellDate'],
  ['date', '2026-13-01', 'batches.cellDate'],
  ['date', '2026-11-21 24:00', 'batches.cellDate'],
  ['date', '11/21', 'batches.cellDate'],
  ['phone', '0755-8888 6666', null],
  ['phone', '(0755) 88886666', null],
  ['phone', '138 0013 8000', null],
  ['phone', '+8613800138000', null],
  ['phone', '400-800-1234', null],
  ['phone', '110', null],
  ['phone', '\u202D138 0013 8000\u202C', null],
  ['phone', '12000138000', 'batches.cellPhone'],
  ['phone', '打我', 'batches.cellPhone'],
  ['link', 'https://example.com/说明', null],
  ['link', 'javascript:alert(1)', 'batches.cellLink'],
  ['link', 'example.com', 'batches.cellLink'],
  ['text', 'javascript:alert(1)', null],
  ['text', '=1+1', null],
  ['text', '第一行\n第二行', null],
  ['text', 'a\u0000b', 'batches.cellBroken'],
  ['text', '\ud800', 'batches.cellBroken'],
  ['text', '长'.repeat(1_001), 'batches.cellTooLong'],
] as const)('a %s of %j: %s', (type, value, problem) => {
  expect(cellProblem({ type, required: true }, value)).toBe(problem)
})

it('lets only what is required be missing', () => {
  expect(cellProblem({ type: 'link', required: false }, ' ')).toBe(null)
  expect(cellProblem({ type: 'text', required: true }, ' ')).toBe('batches.cellMissing')
})

describe('what is kept', () => {
  it('writes days in one way', () => {
    expect(['2026/1/2', '2026年01月2日', ' 2026.1.02 '].map((typed) => cleanCell('date', typed))).toEqual(
      Array.from({ length: 3 }, () => '2026-01-02'),
    )
    // A day whose cell was shown as a number.
    expect(cleanCell('date', '46347')).toBe('2026-11-21')
    expect(cleanCell('date', '2026/1/2 8:05:09')).toBe('2026-01-02 08:05:09')
    expect(cleanCell('text', ' 2026/1/2 ')).toBe('2026/1/2')
  })

  it('leaves numbers and texts as they are written, and lines as lines', () => {
    expect(cleanCell('number', '1.50')).toBe('1.50')
    expect(cleanCell('text', '007')).toBe('007')
    expect(readCell({ type: 'text', required: false }, '=HYPERLINK("x")')).toEqual({
      ok: true,
      value: '=HYPERLINK("x")',
    })
    expect(cleanCell('text', 'a\r\nb')).toBe('a\nb')
  })
})
