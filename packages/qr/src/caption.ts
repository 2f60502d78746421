import type { TextShape } from './shapes/shape.ts'
import type { QrStyle } from './style.ts'

const REFERENCE_WIDTH = 400
const LINE_HEIGHT = 1.5

/** Height of the line under the code as a share of the width above it; 0 without one. */
export function captionShare({ embedText, embedTextSize }: QrStyle): number {
  return embedText.trim() === '' ? 0 : (embedTextSize * LINE_HEIGHT) / REFERENCE_WIDTH
}

/** The line in module units, in a band that begins at `top`; letters shrink until it fits. */
export function drawCaption(style: QrStyle, width: number, top: number, height: number): TextShape {
  const text = style.embedText.trim()
  const wanted = (style.embedTextSize * width) / REFERENCE_WIDTH
  const letter = Math.min(wanted, (width * 0.94) / widthInLetters(text))
  // Without margin in between, the letters would sit in the code's quiet zone; the band's own upper edge stays free.
  const baseline = top + height / 2 + letter * 0.3
  return { kind: 'text', x: width / 2, y: baseline, size: letter, text, anchor: 'middle', colour: style.embedTextColor }
}

/** No font is at hand here: wide letters (Chinese, full width, emoji) are one em, all others a little over half. */
export function widthInLetters(text: string): number {
  let width = 0
  for (const letter of text) width += letter >= '\u1100' ? 1 : 0.62
  return width
}
