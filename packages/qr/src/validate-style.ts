import { isColour } from './colour.ts'
import {
  bodyTypes,
  eyeTypes,
  foreTypes,
  frameTypes,
  gradientWays,
  levels,
  logoShapes,
  type QrStyle,
  rotations,
  styleLimits,
} from './style.ts'
import { StyleError } from './style-error.ts'

type Field = keyof QrStyle

const choices: Partial<Record<Field, readonly unknown[]>> = {
  bodyType: bodyTypes,
  eyeType: eyeTypes,
  eyeInType: [...eyeTypes, null],
  foreType: foreTypes,
  frameType: frameTypes,
  gradientWay: gradientWays,
  level: levels,
  logoShadow: [true, false],
  logoShap: logoShapes,
  rotate: rotations,
}
const colours: Field[] = ['bgColor', 'foreColor', 'embedTextColor', 'frameColor']
const coloursOrNone: Field[] = ['eyeInColor', 'eyeOutColor', 'foreColorTwo']
const texts = ['embedText', 'frameText'] as const
const counts = ['bgFade', 'size', 'margin', 'logoSize', 'embedTextSize'] as const

/** Throws a StyleError that names the first field out of bounds. A style may come from anywhere, so nothing is trusted. */
export function validateStyle(style: QrStyle): void {
  for (const field of colours) checkColour(field, style[field])
  for (const field of coloursOrNone) if (style[field] !== null) checkColour(field, style[field])
  for (const [field, allowed] of Object.entries(choices) as [Field, readonly unknown[]][]) {
    if (!allowed.includes(style[field])) throw new StyleError(field, `must be one of ${allowed.join(', ')}`)
  }
  for (const field of counts) {
    const { min, max } = styleLimits[field]
    const value = style[field]
    if (!Number.isInteger(value) || value < min || value > max) {
      throw new StyleError(field, `must be a whole number from ${min} to ${max}`)
    }
  }
  for (const field of texts) {
    const { max } = styleLimits[field]
    const value = style[field]
    if (typeof value !== 'string' || [...value].length > max) {
      throw new StyleError(field, `must be at most ${max} characters`)
    }
  }
}

function checkColour(field: Field, value: unknown): void {
  if (!isColour(value)) throw new StyleError(field, 'must be a colour such as #1A2B3C')
}
