import type { LabelLayer } from '@matai/label'
import { around, type Box, boundsOf, hundredths, unitsOf } from './boxes.ts'

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]
export const directions = ['across', 'down'] as const
export type Direction = (typeof directions)[number]

type Shift = { x: number; y: number }

/** How far each layer moves to be aligned: several with each other, one with the label. Groups move as one. */
export function alignShifts(layers: readonly LabelLayer[], label: Box, to: Alignment): Map<string, Shift> {
  const units = unitsOf(layers)
  const frame = units.length === 1 ? label : around(layers.map(boundsOf))
  return shiftsOf(units, (box) => alignedTo(frame, box, to))
}

function alignedTo(frame: Box, box: Box, to: Alignment): Shift {
  switch (to) {
    case 'left':
      return { x: frame.x - box.x, y: 0 }
    case 'center':
      return { x: frame.x + (frame.width - box.width) / 2 - box.x, y: 0 }
    case 'right':
      return { x: frame.x + frame.width - box.width - box.x, y: 0 }
    case 'top':
      return { x: 0, y: frame.y - box.y }
    case 'middle':
      return { x: 0, y: frame.y + (frame.height - box.height) / 2 - box.y }
    case 'bottom':
      return { x: 0, y: frame.y + frame.height - box.height - box.y }
  }
}

/** The same gap between all; the outermost stay where they are. */
export function distributeShifts(layers: readonly LabelLayer[], along: Direction): Map<string, Shift> {
  const axis = along === 'across' ? 'x' : 'y'
  const side = along === 'across' ? 'width' : 'height'
  const units = unitsOf(layers).map((unit) => ({ unit, box: around(unit.map(boundsOf)) }))
  units.sort((one, other) => one.box[axis] - other.box[axis])
  const last = units.at(-1)
  if (units.length < 3 || !last || !units[0]) return new Map()
  const filled = units.reduce((sum, { box }) => sum + box[side], 0)
  const gap = (last.box[axis] + last.box[side] - units[0].box[axis] - filled) / (units.length - 1)
  let at = units[0].box[axis]
  const places = new Map<LabelLayer[], number>()
  for (const { unit, box } of units) {
    places.set(unit, at - box[axis])
    at += box[side] + gap
  }
  return new Map(
    [...places].flatMap(([unit, by]) => unit.map(({ id }) => [id, { x: 0, y: 0, [axis]: hundredths(by) }] as const)),
  )
}

function shiftsOf(units: LabelLayer[][], shiftOf: (box: Box) => Shift): Map<string, Shift> {
  return new Map(
    units.flatMap((unit) => {
      const { x, y } = shiftOf(around(unit.map(boundsOf)))
      return unit.map(({ id }) => [id, { x: hundredths(x), y: hundredths(y) }] as const)
    }),
  )
}
