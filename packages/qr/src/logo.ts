import { fitted, type LogoPlace } from './logo-place.ts'
import { type Box, roundedBox } from './path/corner-box.ts'
import { checkPicture } from './picture.ts'
import { pictureSize } from './picture-size.ts'
import type { ImageShape, Shape } from './shapes/shape.ts'
import type { LogoShape, QrStyle } from './style.ts'

const SHADOW = '#000000'
const SHADOW_OPACITY = 0.09
const SHADOW_STEPS = [0.5, 0.38, 0.27, 0.17, 0.08]
const ROUNDNESS = 0.18

/** How many times as wide as high a logo is, as far as its head tells. */
export function logoProportions(picture: string): number {
  const size = pictureSize(checkPicture('logo', picture))
  return size ? size.width / size.height : 1
}

/** The picture in its place, with a gap of half a module to the code around it. */
export function drawLogo(place: LogoPlace, offset: number, picture: string, style: QrStyle): Shape[] {
  const href = checkPicture('logo', picture)
  const { width, height } = fitted(place, place.shape === 'circle' ? 1 : logoProportions(picture))
  const x = offset + place.left + (place.width - width) / 2
  const y = offset + place.top + (place.height - height) / 2
  const image: ImageShape = { kind: 'image', href, x, y, width, height }
  const outline = (wider: number) => plate(place.shape, { x, y, width, height }, wider)
  const drawn = place.shape === 'square' ? image : { ...image, clip: outline(0) }
  if (!style.logoShadow) return [drawn]
  // Steps instead of a blur, which not every renderer draws alike. The shadow stays in the gap.
  const shadow = SHADOW_STEPS.map((wider): Shape => {
    return { kind: 'path', data: outline(wider), fill: SHADOW, opacity: SHADOW_OPACITY }
  })
  return [...shadow, { kind: 'path', data: outline(0), fill: style.bgColor }, drawn]
}

/** The logo's outline, wider by so much on all sides. */
function plate(shape: LogoShape, box: Box, wider: number): string {
  const [width, height] = [box.width + 2 * wider, box.height + 2 * wider]
  return roundedBox(box.x - wider, box.y - wider, width, height, logoRadius(shape, { width, height }))
}

/** How round the corners of a logo of these sides are. */
export function logoRadius(shape: LogoShape, { width, height }: Pick<Box, 'width' | 'height'>): number {
  const side = Math.min(width, height)
  return { square: 0, round: side * ROUNDNESS, circle: side / 2 }[shape]
}
