import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createUniquePaths, downloadName, nameByPattern, nameParts, safeFileName } from './file-names.ts'

const named = (name: string) => downloadName({ id: 'AbCd2345', name }, { size: 500 })

const facts = { name: '消防栓', id: 'AbCd2345', number: '007', directory: '一楼', date: '2026-11-21' }

describe('the name of one picture', () => {
  it('keeps letters of every language and leaves out what file systems refuse', () => {
    expect(named('3号泵房 / A:B')).toBe('3号泵房 A B-500')
    expect(named('..\\..\\etc')).toBe('etc-500')
  })

  it('falls back to the id, and cuts long names between letters', () => {
    expect(named('???')).toBe('AbCd2345-500')
    const long = named('𠮷'.repeat(100))
    expect(long).toMatch(/^𠮷{50}-500$/u)
  })
})

describe('names by a pattern', () => {
  it.each([
    ['{number}-{name}', '007-消防栓'],
    ['{directory} {name} {date}', '一楼 消防栓 2026-11-21'],
    ['{id}', 'AbCd2345'],
    ['{unknown}', '{unknown}'],
    ['../{name}', '消防栓'],
    ['', 'AbCd2345'],
    ['con', '_con'],
    ['CON.{id}', '_CON.AbCd2345'],
  ])('%s', (pattern, name) => {
    expect(nameByPattern(pattern, facts)).toBe(name)
  })

  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom('CON', 'nul', '..', 'a.', ' ', '/'),
  )
  const pattern = fc
    .array(fc.oneof(text, fc.constantFrom(...nameParts.map((part) => `{${part}}`))), { maxLength: 6 })
    .map((pieces) => pieces.join(''))

  it('can be saved on every system, whatever codes and directories are called', () => {
    fc.assert(
      fc.property(pattern, text, text, (asked, name, directory) => {
        const made = nameByPattern(asked, { ...facts, name, directory })
        expect(made).not.toMatch(/[\p{Cc}\\/:*?"<>|]/u)
        expect(made).toBe(made.trim())
        expect(made).not.toMatch(/^\.|\.$|^$/)
        expect(made).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
        const inUtf8 = encodeURIComponent(`${made} (20000).png`).replace(/%../g, 'x')
        expect(inUtf8.length).toBeLessThanOrEqual(255)
        expect(made.isWellFormed()).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('is the same when it is made safe again', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(safeFileName(safeFileName(name))).toBe(safeFileName(name))
      }),
    )
  })
})

describe('paths of an archive', () => {
  it('are unique, also where case and accents make no difference', () => {
    const few = fc.constantFrom('a', 'A', 'a (2)', 'é', 'e\u0301', '一楼/a', '一楼/A', 'ß', 'SS')
    fc.assert(
      fc.property(fc.array(few, { maxLength: 60 }), (names) => {
        const unique = createUniquePaths()
        const paths = names.map((name) => unique(`${name}.png`))
        const seen = new Set(paths.map((path) => path.normalize('NFC').toLowerCase().toUpperCase()))
        expect(seen.size).toBe(names.length)
        expect(paths.every((path) => path.endsWith('.png'))).toBe(true)
      }),
    )
  })

  it('keep the name of the first and number the others', () => {
    const unique = createUniquePaths()
    expect(['x/a.png', 'x/A.png', 'x/a.png', 'y/a.png'].map(unique)).toEqual([
      'x/a.png',
      'x/A (2).png',
      'x/a (3).png',
      'y/a.png',
    ])
  })
})
