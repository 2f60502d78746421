import type { QrStyle } from '@matai/qr'

/** What a label may hold, both ends allowed. Lengths are millimetres. */
export const labelLimits = {
  side: { min: 10, max: 420 },
  layers: 60,
  text: 500,
  textSize: { min: 1, max: 100 },
  thickness: { min: 0.1, max: 20 },
  radius: { min: 0, max: 100 },
} as const

/** Side of a module in millimetres below which phones do not see it on paper, whatever a decoder makes of clean pixels. */
export const leastModule = 0.33

/** Sizes that are offered by name; the first two are the specification's 1860×1240 and 1240×1860 pixels at 300 dpi. */
export const labelSizes = {
  landscape: { width: 157.5, height: 105 },
  portrait: { width: 105, height: 157.5 },
  card: { width: 90, height: 54 },
  equipment: { width: 80, height: 50 },
  asset: { width: 60, height: 40 },
  small: { width: 40, height: 30 },
  square: { width: 50, height: 50 },
} as const

export const textAligns = ['left', 'center', 'right'] as const
export const textVerticals = ['top', 'middle', 'bottom'] as const
/** What happens to text that is longer than its box: it breaks into lines and then shrinks, only shrinks, or ends with '…'. */
export const textFits = ['wrap', 'shrink', 'cut'] as const
export const pictureFits = ['contain', 'cover'] as const
export const lineDashes = ['solid', 'dashed', 'dotted'] as const
/** What a field shows of a live code. `column` is a column of its batch; `address` what the code says when scanned. */
export const labelFields = [
  'name',
  'number',
  'id',
  'address',
  'directory',
  'state',
  'created',
  'printed',
  'column',
] as const
export const layerTypes = ['text', 'field', 'line', 'rectangle', 'picture', 'code'] as const

export type TextAlign = (typeof textAligns)[number]
export type TextVertical = (typeof textVerticals)[number]
export type TextFit = (typeof textFits)[number]
export type PictureFit = (typeof pictureFits)[number]
export type LineDash = (typeof lineDashes)[number]
export type LabelField = (typeof labelFields)[number]
export type LayerType = (typeof layerTypes)[number]

/** Where a layer lies: its box in millimetres from the label's top left corner, turned clockwise around its middle. */
interface LayerPlace {
  /** Lasts as long as the layer; unique within a label. */
  id: string
  x: number
  y: number
  width: number
  height: number
  /** Degrees, 0 to 359. */
  rotate: number
  /** Cannot be moved or changed until it is unlocked. */
  locked: boolean
  /** Layers with the same group are selected and moved together. */
  group: string | null
}

/** How text is set. */
export interface TextLook {
  /** Letter height (em) in millimetres. */
  size: number
  bold: boolean
  color: string
  align: TextAlign
  vertical: TextVertical
  fit: TextFit
}

export interface TextLayer extends LayerPlace, TextLook {
  type: 'text'
  text: string
}

export interface FieldLayer extends LayerPlace, TextLook {
  type: 'field'
  field: LabelField
  /** Name of the batch column that `field: 'column'` shows; else empty. */
  column: string
  /** Stands before what the field shows: '编号：'. */
  prefix: string
}

/** A line across the middle of its box, from left to right; turn the box to turn the line. */
export interface LineLayer extends LayerPlace {
  type: 'line'
  color: string
  thickness: number
  dash: LineDash
}

export interface RectangleLayer extends LayerPlace {
  type: 'rectangle'
  fill: string | null
  stroke: string | null
  thickness: number
  radius: number
}

export interface PictureLayer extends LayerPlace {
  type: 'picture'
  /** An uploaded picture. */
  fileId: string
  fit: PictureFit
}

/** The live code itself, as large as its box allows, in the middle of it. */
export interface CodeLayer extends LayerPlace {
  type: 'code'
  /** null draws the live code in its own style. */
  style: QrStyle | null
}

export type LabelLayer = TextLayer | FieldLayer | LineLayer | RectangleLayer | PictureLayer | CodeLayer

/** A printed design around a code. Layers lie over each other in their order, the last on top. */
export interface LabelDesign {
  width: number
  height: number
  bgColor: string
  /** An uploaded picture that covers the whole label. */
  bgUrl: string | null
  layers: LabelLayer[]
}

/** What a label is filled with. Moments are already written as the reader wants them. */
export interface LabelData {
  name: string
  /** Number within its batch, such as M16-Z41; empty for a code of no batch. */
  number: string
  id: string
  /** What the code says when it is scanned. */
  address: string
  /** Names from the outermost directory to the one that the code is in. */
  directories: readonly string[]
  state: string
  created: string
  printed: string
  /** Values of its batch row by column name. */
  columns: Readonly<Record<string, string>>
}
