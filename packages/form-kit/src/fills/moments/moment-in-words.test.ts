import { expect, it } from 'vitest'
import { momentInWords } from './moment-in-words.ts'

it('says a day in the language of the page', () => {
  expect(momentInWords('2026-03-09', 'zh')).toBe('2026年3月9日星期一')
  expect(momentInWords('2026-03-09T09:30', 'en')).toMatch(/^Monday.*2026 09:30$/)
})

it.each(['', '09:30', '2026-13-45', 'x'])('says nothing of "%s"', (moment) => {
  expect(momentInWords(moment, 'zh')).toBe('')
})
