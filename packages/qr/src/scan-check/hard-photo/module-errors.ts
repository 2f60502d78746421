import { encode } from '../../encode.ts'
import { type Grid, rotateGrid } from '../../grid.ts'
import { codeBox } from '../../layout.ts'
import { logoPlace, underLogo } from '../../logo-place.ts'
import type { QrStyle } from '../../style.ts'
import type { Grey } from '../pixels.ts'
import type { HardPhoto } from './take.ts'

/** The modules that a photo must show: where each lies on the print, in modules from its corner, and whether it is dark. */
export interface Expected {
  x: Float32Array
  y: Float32Array
  dark: Uint8Array
}

/** Half a side of the square that a module is compared with, in pixels: what decoders look at, too. */
const AROUND = 18

export function expectedModules(content: string, style: QrStyle): Expected {
  const grid: Grid = rotateGrid(encode(content, style.level), style.rotate)
  const box = codeBox(content, style)
  const [left, top] = [(box.x / box.width) * box.modules, (box.y / box.height) * box.modules]
  const place = style.logoUrl === null ? null : logoPlace(grid.size, style)
  const shown: [number, number, number][] = []
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      if (place && underLogo(place, x, y)) continue
      shown.push([left + x + 0.5, top + y + 0.5, grid.cells[y * grid.size + x] ?? 0])
    }
  }
  return {
    x: Float32Array.from(shown, ([x]) => x),
    y: Float32Array.from(shown, ([, y]) => y),
    dark: Uint8Array.from(shown, ([, , dark]) => dark),
  }
}

/** The share of modules whose middle looks to a decoder like the other kind, beside the mean around it. */
export function moduleErrors({ grey, place }: HardPhoto, { x, y, dark }: Expected): number {
  const { data, width, height } = grey
  const sums = sumsOf(grey)
  let wrong = 0
  for (let at = 0; at < dark.length; at++) {
    const [px, py] = place(x[at] ?? 0, y[at] ?? 0)
    const column = Math.min(width - 1, Math.max(0, Math.round(px)))
    const row = Math.min(height - 1, Math.max(0, Math.round(py)))
    const looksDark = (data[row * width + column] ?? 0) < meanAround(sums, width, height, column, row)
    if (looksDark !== (dark[at] === 1)) wrong++
  }
  return wrong / dark.length
}

/** Sums of all that is above and to the left: every mean then costs four look-ups. */
function sumsOf({ data, width, height }: Grey): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

function meanAround(sums: Float64Array, width: number, height: number, x: number, y: number): number {
  const [left, right] = [Math.max(0, x - AROUND), Math.min(width, x + AROUND + 1)]
  const [top, bottom] = [Math.max(0, y - AROUND), Math.min(height, y + AROUND + 1)]
  const at = (column: number, row: number) => sums[row * (width + 1) + column] ?? 0
  const sum = at(right, bottom) - at(right, top) - at(left, bottom) + at(left, top)
  return sum / ((right - left) * (bottom - top))
}
