import type { LogoShape, QrStyle } from './style.ts'

const GAP = 0.5
const ROUNDING = 1e-6
const LEAST_SIDE = 3
/** How much longer than a square's a side may become. */
const LONGEST = 2
/** Modules on both sides that a long hole keeps away from: eyes, timing, and what tells how to read the rest. */
const EDGE = 9

/** The modules that make room for a logo. Its sides are odd so that it sits in the middle. */
export interface LogoPlace {
  left: number
  top: number
  width: number
  height: number
  shape: LogoShape
}

type LogoStyle = Pick<QrStyle, 'logoSize' | 'logoShap'>

/**
 * The hole for a picture of these proportions (width by height). Without them it is the square that spoils most: what
 * a style is judged by before its picture is at hand.
 */
export function logoPlace(gridSize: number, { logoSize, logoShap: shape }: LogoStyle, proportions = 1): LogoPlace {
  const wanted = (gridSize * logoSize) / 100
  const side = Math.max(LEAST_SIDE, 2 * Math.round((wanted - 1) / 2) + 1)
  const square = { width: side, height: side }
  const { width, height } = shape === 'circle' ? square : bestHole(square, proportions, gridSize)
  return { left: (gridSize - width) / 2, top: (gridSize - height) / 2, width, height, shape }
}

/** The hole in which the picture is largest, and of those the smallest, that spoils no more than the square does. */
function bestHole(square: Sides, proportions: number, gridSize: number): Sides {
  const longest = Math.max(square.width, Math.min(square.width * LONGEST, gridSize - 2 * EDGE))
  const most = spoilt(square)
  const areaIn = (hole: Sides) => {
    const { width, height } = fitted(hole, proportions)
    return width * height
  }
  let best = square
  for (let width = LEAST_SIDE; width <= longest; width += 2) {
    for (let height = LEAST_SIDE; height <= longest; height += 2) {
      const hole = { width, height }
      if (spoilt(hole) > most) break
      const gain = areaIn(hole) - areaIn(best)
      const isSmaller = width * height < best.width * best.height
      if (gain > ROUNDING || (gain > -ROUNDING && isSmaller)) best = hole
    }
  }
  return best
}

interface Sides {
  width: number
  height: number
}

/** How large a picture is in a hole: half a module away from the code around it. */
export function fitted({ width, height }: Sides, proportions: number): Sides {
  const across = Math.min(width - 2 * GAP, (height - 2 * GAP) * proportions)
  return { width: across, height: across / proportions }
}

/** Codewords are two modules wide and four high, so a hole also spoils those that its edge cuts. */
function spoilt({ width, height }: Sides): number {
  return ((width + 1) / 2) * ((height + 3) / 4)
}

/** How many codewords the logo spoils. */
export function lostCodewords(place: LogoPlace): number {
  return (spoilt(place) * logoModules(place)) / (place.width * place.height)
}

/** Whether the module gives way to the logo. A circle only takes the modules that it touches. */
export function underLogo({ left, top, width, height, shape }: LogoPlace, x: number, y: number): boolean {
  const [column, row] = [x - left, y - top]
  if (column < 0 || row < 0 || column >= width || row >= height) return false
  if (shape !== 'circle') return true
  const middle = (width - 1) / 2
  const across = Math.max(0, Math.abs(column - middle) - 0.5)
  const down = Math.max(0, Math.abs(row - middle) - 0.5)
  return Math.hypot(across, down) < width / 2
}

/** Modules that the logo takes away. */
function logoModules(place: LogoPlace): number {
  let count = 0
  for (let y = place.top; y < place.top + place.height; y++) {
    for (let x = place.left; x < place.left + place.width; x++) if (underLogo(place, x, y)) count++
  }
  return count
}
