import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { sumUnprintable, unprintableIn, withBoxes } from './unprintable.ts'

describe('unprintableIn', () => {
  it.each([
    ['灭火器 3号（东）䶮 → ①②\n\t', []],
    ['☎ 😀👨‍👩‍👧🇨🇳1️⃣❤️', []],
    ['A مر م ไ', ['م', 'ر', 'ไ']],
    ['𪜶𬺷', ['𪜶', '𬺷']],
    ['', []],
  ])('%s', (text, letters) => expect(unprintableIn(text)).toEqual(letters))

  it('knows what the fonts have, and nothing else', () => {
    const resolve = createRequire(import.meta.url).resolve
    const open = (file: string) => openSync(resolve(`@expo-google-fonts/${file}`)) as Font
    const fonts = [
      open('noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
      open('noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    ]
    const has = new Set(fonts.flatMap(({ characterSet }) => characterSet))
    const wrong: string[] = []
    for (let point = 0x20; point < 0x20000; point++) {
      if (point >= 0xd800 && point < 0xe000) continue
      const letter = String.fromCodePoint(point)
      if (/[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]/u.test(letter)) continue
      if ((unprintableIn(letter).length === 0) !== has.has(point)) wrong.push(point.toString(16))
      if (withBoxes(letter) !== (has.has(point) ? letter : '□')) wrong.push(point.toString(16))
    }
    expect(wrong).toEqual([])
  })
})

it('is printed with a box for each letter that is missing', () => {
  expect(withBoxes('3号泵 مر 🔥\n𪜶')).toBe('3号泵 □□ 🔥\n□')
  expect(withBoxes('3号泵 (A)')).toBe('3号泵 (A)')
})

it('is summed up over labels: how many, and which letters, the most frequent first', () => {
  expect(sumUnprintable([['م'], [], ['ไ', 'م']])).toEqual({ labels: 2, letters: 'م ไ' })
  expect(sumUnprintable([[]])).toEqual({ labels: 0, letters: '' })
  expect(sumUnprintable([Array.from('1234567890')])).toEqual({ labels: 1, letters: '1 2 3 4 5 6 7 8 …' })
})
