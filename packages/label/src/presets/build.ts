import type { Translate } from '@matai/i18n'
import type { LabelDesign, LabelField, LabelLayer, LineLayer, TextLook } from '../design.ts'

/** One of our own label designs, written in the language that it is made in. */
export interface LabelPreset {
  key: LabelPresetKey
  /** What it is called. */
  name: `labelPresets.${LabelPresetKey}`
  make(say: Translate): LabelDesign
}

export type LabelPresetKey =
  | 'equipment'
  | 'asset'
  | 'fire'
  | 'room'
  | 'door'
  | 'entrance'
  | 'point'
  | 'vehicle'
  | 'moveCar'
  | 'ticket'
  | 'visitor'
  | 'shelf'
  | 'tool'
  | 'product'

export const ink = '#16211D'
export const soft = '#5B6B64'
export const white = '#FFFFFF'
export const green = '#0B6B50'
export const red = '#B3261E'
export const blue = '#1D4E89'

/** Left, top, width, height in millimetres. */
type At = readonly [x: number, y: number, width: number, height: number]
type Look = Partial<TextLook> & { size: number }

const placed = (at: At) => ({
  x: at[0],
  y: at[1],
  width: at[2],
  height: at[3],
  rotate: 0,
  locked: false,
  group: null,
})
const look = (given: Look): TextLook => ({
  bold: false,
  color: ink,
  align: 'left',
  vertical: 'middle',
  fit: 'wrap',
  ...given,
})

/** A layer without its id, which it gets from its place. */
type Unnumbered = LabelLayer extends infer Layer ? (Layer extends LabelLayer ? Omit<Layer, 'id'> : never) : never

export const text = (at: At, words: string, given: Look): Unnumbered => ({
  ...placed(at),
  ...look(given),
  type: 'text',
  text: words,
})

export const field = (at: At, shown: Exclude<LabelField, 'column'>, given: Look & { prefix?: string }): Unnumbered => {
  const { prefix = '', ...rest } = given
  return { ...placed(at), ...look(rest), type: 'field', field: shown, column: '', prefix }
}

/** What a batch's column of this name holds; empty for codes of no batch, so that it can be written in by hand. */
export const column = (at: At, name: string, given: Look & { prefix?: string }): Unnumbered => {
  const { prefix = '', ...rest } = given
  return { ...placed(at), ...look(rest), type: 'field', field: 'column', column: name, prefix }
}

export const rule = (at: At, color: string, thickness = 0.2): Omit<LineLayer, 'id'> => ({
  ...placed(at),
  type: 'line',
  color,
  thickness,
  dash: 'solid',
})

/** A line from top to bottom. */
export const upright = (
  x: number,
  top: number,
  height: number,
  color: string,
  thickness = 0.2,
): Omit<LineLayer, 'id'> => ({
  ...rule([x - height / 2, top + height / 2 - 0.5, height, 1], color, thickness),
  rotate: 90,
})

export const area = (at: At, fill: string, radius = 0): Unnumbered => ({
  ...placed(at),
  type: 'rectangle',
  fill,
  stroke: null,
  thickness: 0.2,
  radius,
})

export const frame = (at: At, stroke: string, thickness: number, radius = 0): Unnumbered => ({
  ...placed(at),
  type: 'rectangle',
  fill: null,
  stroke,
  thickness,
  radius,
})

export const code = (at: At): Unnumbered => ({ ...placed(at), type: 'code', style: null })

/** A design of these layers, the last on top. */
export function label(
  { width, height }: { width: number; height: number },
  layers: Unnumbered[],
  bgColor = white,
): LabelDesign {
  return { width, height, bgColor, bgUrl: null, layers: layers.map((layer, at) => ({ ...layer, id: `p${at + 1}` })) }
}
