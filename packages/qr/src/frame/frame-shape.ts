import type { Box } from '../path/corner-box.ts'
import type { Shape } from '../shapes/shape.ts'

/** Room that a frame takes on each side, as shares of the code's width with its margin. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/** A frame that is to be drawn around a panel; everything in modules. */
export interface FrameOrder {
  width: number
  height: number
  panel: Box
  hasText: boolean
  colour: string
  paper: string
}

export interface FrameShape {
  insets(hasText: boolean): Insets
  /** Radius of the panel's corners, as a share of its width. */
  radius: number
  /** What lies under the panel. */
  draw(order: FrameOrder): Shape[]
  /** The strip that the letters stand in, and whether it has the frame's colour or the paper's. */
  strip(order: FrameOrder): { box: Box; on: 'frame' | 'paper' }
}

export function even(side: number, more: Partial<Insets> = {}): Insets {
  return { top: side, right: side, bottom: side, left: side, ...more }
}

/** The whole strip under the panel. */
export function below({ width, height, panel }: FrameOrder, inset = 0): Box {
  const y = panel.y + panel.height
  return { x: inset, y, width: width - 2 * inset, height: height - y - inset }
}
