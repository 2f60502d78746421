import type { Glyph } from 'fontkit'
import { missingLetter } from '@matai/label'
import { type Face, openFont, type Weight } from './fonts.ts'

/** A letter of a line: its glyph and the face that has it, where it begins and how wide it is, in thousandths of the em. */
export interface SetGlyph {
  glyph: Glyph
  face: Face
  x: number
  width: number
}

export interface SetLine {
  glyphs: SetGlyph[]
  /** Thousandths of the em. */
  width: number
}

const missing = missingLetter.codePointAt(0) ?? 0
/** Joiners, marks of direction and variants have no shape of their own. */
const shapeless = /\p{Cc}|\p{Cf}|\p{Variation_Selector}|\u2028|\u2029/gu
/** Letters that stand closer beside some others, and join. Chinese ones are all as wide as they are high. */
const latin = /[\u0020-\u024f\u2010-\u2027\u20ac]+/gu
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{20e3}/u
/** What asks for the picture where a letter could stand as well. */
const asPicture = /[\u{fe0f}\u{20e3}]/u
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const keptRuns = 2_000

export interface Typesetter {
  line(text: string): SetLine
}

/** Sets lines in a weight, as browsers do: Latin letters with kerning, one glyph for every other letter or emoji. */
export function createTypesetter(weight: Weight): Typesetter {
  const font = openFont(weight)
  const runs = new Map<string, SetLine>()
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? missing)
  const shown = (text: string) => Array.from(text, (letter) => (has(letter) ? letter : missingLetter)).join('')

  function setRun(run: string, face: Face): SetLine {
    const key = `${face} ${run}`
    const known = runs.get(key)
    if (known) return known
    const opened = openFont(face)
    const scale = 1000 / opened.unitsPerEm
    const { glyphs, positions } = opened.layout(run)
    let width = 0
    const set = glyphs.map((glyph, place): SetGlyph => {
      const x = width
      width += (positions[place]?.xAdvance ?? 0) * scale
      return { glyph, face, x, width: glyph.advanceWidth * scale }
    })
    if (runs.size >= keptRuns) runs.clear()
    const line = { glyphs: set, width }
    runs.set(key, line)
    return line
  }

  function setLetter(letter: string): SetLine {
    const glyph = font.glyphForCodePoint(shown(letter).codePointAt(0) ?? missing)
    const width = (glyph.advanceWidth * 1000) / font.unitsPerEm
    return { glyphs: [{ glyph, face: weight, x: 0, width }], width }
  }

  function* pieces(text: string): Generator<SetLine> {
    const clean = text.replaceAll(shapeless, '')
    let at = 0
    for (const { 0: run, index } of clean.matchAll(latin)) {
      for (const letter of clean.slice(at, index)) yield setLetter(letter)
      yield setRun(shown(run), weight)
      at = index + run.length
    }
    for (const letter of clean.slice(at)) yield setLetter(letter)
  }

  /** Whether a grapheme is set from the face of pictures. */
  function isPicture(grapheme: string): boolean {
    if (!pictures.test(grapheme)) return false
    const letters = Array.from(grapheme.replaceAll(shapeless, ''))
    if (!asPicture.test(grapheme) && letters.every(has)) return false
    const emoji = openFont('emoji')
    return letters.every((letter) => emoji.hasGlyphForCodePoint(letter.codePointAt(0) ?? missing))
  }

  function* runsOf(text: string): Generator<SetLine> {
    if (!pictures.test(text)) return yield* pieces(text)
    let letters = ''
    for (const { segment } of graphemes.segment(text)) {
      if (!isPicture(segment)) {
        letters += segment
        continue
      }
      yield* pieces(letters)
      letters = ''
      yield setRun(segment, 'emoji')
    }
    yield* pieces(letters)
  }

  return {
    line(text) {
      const line: SetLine = { glyphs: [], width: 0 }
      for (const { glyphs, width } of runsOf(text.replaceAll(/[\t\n\r]/g, ' '))) {
        for (const set of glyphs) line.glyphs.push({ ...set, x: line.width + set.x })
        line.width += width
      }
      return line
    },
  }
}
