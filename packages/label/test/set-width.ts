import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const resolve = createRequire(import.meta.url).resolve
const open = (file: string) => openSync(resolve(`@expo-google-fonts/${file}`)) as Font
const regular = open('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')
const bold = open('noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')
const emoji = open('noto-emoji/400Regular/NotoEmoji_400Regular.ttf')
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Width in em as renderers set it: kerned, and letters that Noto Sans SC lacks from the emoji font. */
export function setWidth(text: string, isBold: boolean): number {
  const main = isBold ? bold : regular
  const runs: { font: Font; text: string }[] = []
  for (const { segment } of graphemes.segment(text)) {
    const font = has(main, segment) || !has(emoji, segment) ? main : emoji
    const last = runs.at(-1)
    if (last?.font === font) last.text += segment
    else runs.push({ font, text: segment })
  }
  return runs.reduce((sum, run) => sum + run.font.layout(run.text).advanceWidth / run.font.unitsPerEm, 0)
}

/** How far the letters of a line reach above and below its baseline, in em. */
export function setReach(text: string, isBold: boolean): { above: number; below: number } {
  const { bbox } = (isBold ? bold : regular).layout(text)
  return { above: bbox.maxY / 1000, below: -bbox.minY / 1000 }
}

const has = (font: Font, text: string) =>
  [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
