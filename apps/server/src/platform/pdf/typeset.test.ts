import { missingLetter, unprintableIn } from '@matai/label'
import { expect, it } from 'vitest'
import { createTypesetter } from './typeset.ts'

const typesetter = createTypesetter('regular')
const [box] = typesetter.line(missingLetter).glyphs.map(({ glyph }) => glyph.id)
const boxesIn = (text: string) =>
  typesetter.line(text).glyphs.filter(({ glyph, face }) => face === 'regular' && glyph.id === box).length

it('sets boxes for those letters that screens name before, and for no others', () => {
  const wrong: string[] = []
  for (let point = 0x21; point < 0x110000; point += point < 0x20000 ? 1 : 97) {
    const letter = String.fromCodePoint(point)
    if (letter === missingLetter || !letter.isWellFormed()) continue
    if (boxesIn(letter) !== unprintableIn(letter).length) wrong.push(point.toString(16))
  }
  expect(wrong).toEqual([])
})

it.each([
  ['消防栓 3号 🔥', 0],
  ['👨‍👩‍👧🇨🇳1️⃣❤️👍🏽', 0],
  ['م🔥ไ', 2],
])('%s has %i boxes', (text, boxes) => expect(boxesIn(text)).toBe(boxes))
