import { compose, type StylePictures } from './compose.ts'
import { shapesToSvg } from './shapes/to-svg.ts'
import type { QrStyle } from './style.ts'

/** A finished drawing; `modules` counts one side without margin, `size` is the width, both sides in pixels. */
export interface Drawing {
  svg: string
  modules: number
  size: number
  width: number
  height: number
}

/** Draws a content in a style as SVG; see compose. */
export function draw(content: string, style: QrStyle, pictures: StylePictures = {}): Drawing {
  const composed = compose(content, style, pictures)
  const { size } = style
  const { modules, pixelHeight: height } = composed
  return { svg: shapesToSvg(composed, { width: size, height }), modules, size, width: size, height }
}
