/** A colour that changes along a line from `from` (at x1, y1) to `to` (at x2, y2), in the units of the shape. */
export interface Gradient {
  from: string
  to: string
  line: readonly [x1: number, y1: number, x2: number, y2: number]
}

/** `#RRGGBB`, or a gradient. */
export type Fill = string | Gradient

/** An area; `crisp` when all its edges are horizontal or vertical, so that the renderer should not soften them. */
export interface PathShape {
  kind: 'path'
  /** Path data with the commands M H V L C Q A Z and their small letters; areas drawn the other way are holes. */
  data: string
  fill: Fill
  crisp?: boolean
  opacity?: number
}

/** A line of a thickness along path data. */
export interface StrokeShape {
  kind: 'stroke'
  data: string
  colour: string
  thickness: number
  dash?: readonly number[]
}

/** A picture in a box, or the part of it that `clip` (path data) leaves. It keeps its proportions unless `fit` is fill. */
export interface ImageShape {
  kind: 'image'
  /** A PNG, JPEG, WebP or GIF as a data URI. */
  href: string
  x: number
  y: number
  width: number
  height: number
  /** The whole picture in the box (contain, the default), the whole box filled (cover), or stretched (fill). */
  fit?: 'contain' | 'cover' | 'fill'
  clip?: string
  opacity?: number
}

/** One line of letters in Noto Sans SC; `y` is its baseline, `size` the em. */
export interface TextShape {
  kind: 'text'
  x: number
  y: number
  size: number
  text: string
  anchor: 'start' | 'middle' | 'end'
  colour: string
  bold?: boolean
}

/** Shapes that are moved, grown and turned together: first turned (degrees clockwise around their own origin), then grown, then moved. */
export interface GroupShape {
  kind: 'group'
  x: number
  y: number
  scale?: number
  rotate?: number
  /** Path data in the group's own units: what lies outside is cut off. */
  clip?: string
  shapes: readonly Shape[]
}

/**
 * What a drawing is made of, from the bottom up. Codes, labels and sheets are lists of shapes; the browser, PNG and PDF
 * are made from the same list, which is why they look the same.
 */
export type Shape = PathShape | StrokeShape | ImageShape | TextShape | GroupShape

/** A finished list of shapes on a white sheet of `width` to `height`, in one unit. */
export interface ShapeSheet {
  width: number
  height: number
  shapes: readonly Shape[]
}
