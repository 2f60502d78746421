import {
  type LabelLayer,
  labelFields,
  labelLimits,
  lineDashes,
  pictureFits,
  textAligns,
  textFits,
  textVerticals,
} from '@matai/label'
import { defaultStyle, type QrStyle, validateStyle } from '@matai/qr'
import { allowedPlace } from './edit-design.ts'
import { ink } from './new-layers.ts'

type Fields = Record<string, unknown>

/** A layer as it came from outside, with every value brought into its limits; null when it is none. */
export function readLayer(value: unknown): LabelLayer | null {
  if (typeof value !== 'object' || value === null) return null
  const found = value as Fields // checked field by field below
  const place = readPlace(found)
  if (!place) return null
  switch (found.type) {
    case 'text':
      return { ...place, ...readLook(found), type: 'text', text: words(found.text, labelLimits.text) }
    case 'field': {
      const field = oneOf(labelFields, found.field)
      const column = words(found.column, 50)
      return { ...place, ...readLook(found), type: 'field', field, column, prefix: words(found.prefix, 50) }
    }
    case 'line':
      return {
        ...place,
        type: 'line',
        color: colour(found.color) ?? ink,
        thickness: number(found.thickness, labelLimits.thickness, 0.5),
        dash: oneOf(lineDashes, found.dash),
      }
    case 'rectangle':
      return {
        ...place,
        type: 'rectangle',
        fill: colour(found.fill),
        stroke: colour(found.stroke),
        thickness: number(found.thickness, labelLimits.thickness, 0.5),
        radius: number(found.radius, labelLimits.radius, 0),
      }
    case 'picture': {
      if (typeof found.fileId !== 'string') return null
      return { ...place, type: 'picture', fileId: found.fileId, fit: oneOf(pictureFits, found.fit) }
    }
    case 'code':
      return { ...place, type: 'code', style: readStyle(found.style) }
    default:
      return null
  }
}

function readPlace(found: Fields) {
  const { x, y, width, height, rotate } = found
  if (![x, y, width, height].every((one) => typeof one === 'number' && Number.isFinite(one))) return null
  const turn = typeof rotate === 'number' && Number.isFinite(rotate) ? rotate : 0
  const place = allowedPlace({ x, y, width, height, rotate: turn } as never) // numbers, as just checked
  return { id: name(found.id) ?? 'pasted', ...place, locked: found.locked === true, group: name(found.group) }
}

function readLook(found: Fields) {
  return {
    size: number(found.size, labelLimits.textSize, 4),
    bold: found.bold === true,
    color: colour(found.color) ?? ink,
    align: oneOf(textAligns, found.align),
    vertical: oneOf(textVerticals, found.vertical),
    fit: oneOf(textFits, found.fit),
  }
}

function readStyle(value: unknown): QrStyle | null {
  if (typeof value !== 'object' || value === null) return null
  const known = Object.keys(defaultStyle).map((field) => [field, (value as Fields)[field]])
  const given = known.filter(([, one]) => one !== undefined)
  const style = { ...defaultStyle, ...Object.fromEntries(given) } as QrStyle // validated as a whole below
  try {
    validateStyle(style)
    return style
  } catch {
    return null
  }
}

const name = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,32}$/.test(value) ? value : null)
const words = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')
const colour = (value: unknown) => (typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value) ? value : null)

function number(value: unknown, { min, max }: { min: number; max: number }, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : fallback
}

function oneOf<const Value>(known: readonly Value[], value: unknown): Value {
  return known.find((one) => one === value) ?? (known[0] as Value) // the lists are not empty
}
