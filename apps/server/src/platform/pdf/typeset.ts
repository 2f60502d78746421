import type { Font, Glyph } from 'fontkit'

/** A letter of a line: its glyph, and where it begins, in thousandths of the em. */
export interface SetGlyph {
  glyph: Glyph
  x: number
}

export interface SetLine {
  glyphs: SetGlyph[]
  /** Thousandths of the em. */
  width: number
}

/** What stands where the font has no letter: better seen than gone. */
const missing = 0x25a1
/** Joiners, marks of direction and variants have no shape of their own. */
const shapeless = /\p{Cc}|\p{Cf}|\p{Variation_Selector}|\u2028|\u2029/gu
/** Letters that stand closer beside some others, and join. Chinese ones are all as wide as they are high. */
const latin = /[\u0020-\u024f\u2010-\u2027\u20ac]+/gu
const keptRuns = 2_000

export interface Typesetter {
  line(text: string): SetLine
}

/** Sets lines in a font, as browsers do: Latin letters with kerning, one glyph for every other letter. */
export function createTypesetter(font: Font): Typesetter {
  const scale = 1000 / font.unitsPerEm
  const runs = new Map<string, SetLine>()

  function setRun(run: string): SetLine {
    const known = runs.get(run)
    if (known) return known
    const { glyphs, positions } = font.layout(shown(run))
    let width = 0
    const set = glyphs.map((glyph, place) => {
      const x = width
      width += (positions[place]?.xAdvance ?? 0) * scale
      return { glyph, x }
    })
    if (runs.size >= keptRuns) runs.clear()
    const line = { glyphs: set, width }
    runs.set(run, line)
    return line
  }

  const shown = (text: string) =>
    Array.from(text, (letter) =>
      font.hasGlyphForCodePoint(letter.codePointAt(0) ?? missing) ? letter : String.fromCodePoint(missing),
    ).join('')

  return {
    line(text) {
      const line: SetLine = { glyphs: [], width: 0 }
      const add = ({ glyphs, width }: SetLine) => {
        for (const { glyph, x } of glyphs) line.glyphs.push({ glyph, x: line.width + x })
        line.width += width
      }
      const clean = text.replaceAll(/[\t\n\r]/g, ' ').replaceAll(shapeless, '')
      let at = 0
      const addOthers = (others: string) => {
        for (const letter of others) {
          const glyph = font.glyphForCodePoint(shown(letter).codePointAt(0) ?? missing)
          add({ glyphs: [{ glyph, x: 0 }], width: glyph.advanceWidth * scale })
        }
      }
      for (const { 0: run, index } of clean.matchAll(latin)) {
        addOthers(clean.slice(at, index))
        add(setRun(run))
        at = index + run.length
      }
      addOthers(clean.slice(at))
      return line
    },
  }
}
