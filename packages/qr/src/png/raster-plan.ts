import { sameColour } from '../colour.ts'
import type { QrStyle } from '../style.ts'

/**
 * How a picture of this style is best made: `plain` codes (two colours, square modules, nothing else) by `plainPng`,
 * `styled` ones by rendering the drawing (resvg on a server, canvas in a browser).
 */
export type RasterPlan = 'plain' | 'styled'

export function rasterPlan(style: QrStyle): RasterPlan {
  const isFore = (colour: string | null) => colour === null || sameColour(colour, style.foreColor)
  const plain =
    style.bodyType === 'square' &&
    style.eyeType === 'square' &&
    (style.eyeInType ?? 'square') === 'square' &&
    style.frameType === 'none' &&
    style.bgUrl === null &&
    (style.foreType === 'solid' || isFore(style.foreColorTwo)) &&
    isFore(style.eyeInColor) &&
    isFore(style.eyeOutColor) &&
    style.logoUrl === null &&
    style.embedText.trim() === ''
  return plain ? 'plain' : 'styled'
}
