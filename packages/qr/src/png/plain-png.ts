import { toRgb } from '../colour.ts'
import { encode } from '../encode.ts'
import { rotateGrid } from '../grid.ts'
import type { QrStyle } from '../style.ts'
import { StyleError } from '../style-error.ts'
import { validateStyle } from '../validate-style.ts'
import { assemblePng } from './assemble-png.ts'
import { deflateBands } from './deflate-bands.ts'
import { rasterPlan } from './raster-plan.ts'
import { toBands } from './to-bands.ts'

/**
 * A PNG of a style whose `rasterPlan` is `plain`, `style.size` pixels wide and high, one bit a pixel.
 * Hundreds of times faster than rendering, and the same bytes on every machine. Throws a StyleError.
 */
export function plainPng(content: string, style: QrStyle): Uint8Array<ArrayBuffer> {
  validateStyle(style)
  if (rasterPlan(style) !== 'plain') throw new StyleError('bodyType', 'this style has to be rendered from its drawing')
  const grid = rotateGrid(encode(content, style.level), style.rotate)
  const palette = [...toRgb(style.bgColor), ...toRgb(style.foreColor)]
  return assemblePng({ size: style.size, palette, data: deflateBands(toBands(grid, style.margin, style.size)) })
}
