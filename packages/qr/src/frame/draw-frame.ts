import { brightness } from '../colour.ts'
import { widthInLetters } from '../caption.ts'
import type { Layout } from '../layout.ts'
import { roundedBox } from '../path/corner-box.ts'
import type { Shape, TextShape } from '../shapes/shape.ts'
import type { QrStyle } from '../style.ts'
import type { FrameOrder } from './frame-shape.ts'
import { frameShapes } from './frame-shapes.ts'

const DARK = '#16211D'
const WHITE = '#FFFFFF'
const LETTERS = 0.62
const WIDEST = 0.82
/** Letters in the frame's own colour must be this much darker or lighter than the paper. */
const READABLE = 0.35

/** The frame under the panel, the panel's paper, and the letters. */
export function drawFrame(style: QrStyle, { width, height, panel }: Layout): Shape[] {
  const { draw, radius, strip } = frameShapes[style.frameType]
  const text = style.frameText.trim()
  const order: FrameOrder = {
    width,
    height,
    panel,
    hasText: text !== '',
    colour: style.frameColor,
    paper: style.bgColor,
  }
  const paper = roundedBox(panel.x, panel.y, panel.width, panel.height, radius * panel.width)
  const shapes: Shape[] = [...draw(order), { kind: 'path', data: paper, fill: style.bgColor }]
  if (text === '') return shapes
  const { box, on } = strip(order)
  return [...shapes, letters(text, box, on === 'frame' ? onColour(style.frameColor) : onPaper(style))]
}

function letters(text: string, box: FrameOrder['panel'], colour: string): TextShape {
  const size = Math.min(box.height * LETTERS, (box.width * WIDEST) / widthInLetters(text))
  const y = box.y + box.height / 2 + size * 0.36
  return { kind: 'text', x: box.x + box.width / 2, y, size, text, anchor: 'middle', colour }
}

function onColour(colour: string): string {
  return brightness(colour) > 0.6 ? DARK : WHITE
}

function onPaper({ frameColor, bgColor }: QrStyle): string {
  const differs = Math.abs(brightness(frameColor) - brightness(bgColor)) >= READABLE
  return differs ? frameColor : onColour(bgColor)
}
