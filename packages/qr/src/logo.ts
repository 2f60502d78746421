import { roundedBox } from './path/corner-box.ts'
import { checkPicture } from './picture.ts'
import type { ImageShape, Shape } from './shapes/shape.ts'
import type { LogoShape, QrStyle } from './style.ts'

const SHADOW = '#000000'
const SHADOW_OPACITY = 0.09
const SHADOW_STEPS = [0.5, 0.38, 0.27, 0.17, 0.08]
const GAP = 0.5
const ROUNDNESS = 0.18

/** The modules that make room for a logo: `start` to `start + side` on both axes, side odd so that it sits in the middle. */
export interface LogoPlace {
  start: number
  side: number
  shape: LogoShape
}

export function logoPlace(gridSize: number, style: Pick<QrStyle, 'logoSize' | 'logoShap'>): LogoPlace {
  const wanted = (gridSize * style.logoSize) / 100
  const side = Math.max(3, 2 * Math.round((wanted - 1) / 2) + 1)
  return { start: (gridSize - side) / 2, side, shape: style.logoShap }
}

/** Whether the module gives way to the logo. A circle only takes the modules that it touches. */
export function underLogo({ start, side, shape }: LogoPlace, x: number, y: number): boolean {
  const left = x - start
  const top = y - start
  if (left < 0 || top < 0 || left >= side || top >= side) return false
  if (shape !== 'circle') return true
  const middle = (side - 1) / 2
  const across = Math.max(0, Math.abs(left - middle) - 0.5)
  const down = Math.max(0, Math.abs(top - middle) - 0.5)
  return Math.hypot(across, down) < side / 2
}

/** Modules that the logo takes away. */
export function logoModules(place: LogoPlace): number {
  let count = 0
  for (let y = place.start; y < place.start + place.side; y++) {
    for (let x = place.start; x < place.start + place.side; x++) if (underLogo(place, x, y)) count++
  }
  return count
}

/** The picture in its place, with a gap of half a module to the code around it. */
export function drawLogo(place: LogoPlace, offset: number, picture: string, style: QrStyle): Shape[] {
  const at = offset + place.start + GAP
  const side = place.side - 2 * GAP
  const href = checkPicture('logo', picture)
  const image: ImageShape = { kind: 'image', href, x: at, y: at, width: side, height: side }
  const outline = (wider: number) => plate(place.shape, at - wider, side + 2 * wider)
  const drawn = place.shape === 'square' ? image : { ...image, clip: outline(0) }
  if (!style.logoShadow) return [drawn]
  // Steps instead of a blur, which not every renderer draws alike. The shadow stays in the gap.
  const shadow = SHADOW_STEPS.map((wider): Shape => {
    return { kind: 'path', data: outline(wider), fill: SHADOW, opacity: SHADOW_OPACITY }
  })
  return [...shadow, { kind: 'path', data: outline(0), fill: style.bgColor }, drawn]
}

function plate(shape: LogoShape, at: number, side: number): string {
  const radius = { square: 0, round: side * ROUNDNESS, circle: side / 2 }[shape]
  return roundedBox(at, at, side, side, radius)
}
