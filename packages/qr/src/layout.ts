import { captionShare } from './caption.ts'
import { encode } from './encode.ts'
import { frameShapes } from './frame/frame-shapes.ts'
import type { QrStyle } from './style.ts'

/** Where things lie in a picture, in modules from its top left corner. */
export interface Layout {
  width: number
  height: number
  /** Height of the picture in pixels; its width is `style.size`. */
  pixelHeight: number
  /** The code with its margin, and the line under it. */
  panel: { x: number; y: number; width: number; height: number }
  /** Height of the line under the code; 0 without one. */
  caption: number
}

export function layoutOf(modules: number, style: QrStyle): Layout {
  const side = modules + 2 * style.margin
  const insets = frameShapes[style.frameType].insets(style.frameText.trim() !== '')
  const caption = side * captionShare(style)
  const width = side * (1 + insets.left + insets.right)
  const exact = side * (1 + insets.top + insets.bottom) + caption
  const pixelHeight = Math.round((style.size * exact) / width)
  // Whole pixels: what is left over goes to the frame's foot, or without one to the line under the code.
  const height = (width * pixelHeight) / style.size
  const isFramed = style.frameType !== 'none'
  const panelHeight = isFramed ? side + caption : height
  return {
    width,
    height,
    pixelHeight,
    panel: { x: side * insets.left, y: side * insets.top, width: side, height: panelHeight },
    caption: isFramed ? caption : height - side,
  }
}

/** Where the modules of a code lie in its picture: shares of the picture's width (x, width) and height (y, height). */
export interface CodeBox {
  x: number
  y: number
  width: number
  height: number
  /** Modules on one side of the box, which has no margin. */
  modules: number
}

/** The place of the code, without its margin, in the picture that `compose` and `draw` make of it. */
export function codeBox(content: string, style: QrStyle): CodeBox {
  const modules = encode(content, style.level).size
  const { width, height, panel } = layoutOf(modules, style)
  return {
    x: (panel.x + style.margin) / width,
    y: (panel.y + style.margin) / height,
    width: modules / width,
    height: modules / height,
    modules,
  }
}
