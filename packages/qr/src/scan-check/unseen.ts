import { brightness, toRgb } from '../colour.ts'
import { codeBox } from '../layout.ts'
import { logoProportions, logoRadius } from '../logo.ts'
import { fitted, logoPlace } from '../logo-place.ts'
import type { QrStyle } from '../style.ts'
import type { Pixels } from './pixels.ts'

export type UnseenPart = 'logo' | 'text' | 'frame'

interface Question {
  /** The final pixels. */
  pixels: Pixels
  content: string
  style: QrStyle
  /** The picture behind `logoUrl`, as a data URI. */
  logo?: string | undefined
}

/** How much colours must differ to be told apart at a glance, of 1 between black and white. */
const APART = 0.1
/** Letters are thin: they must be this much darker or lighter than the paper. */
const LEGIBLE = 0.25
/** The share of a logo that must be seen: a few lines are a logo as well. */
const LEAST_SEEN = 0.01

/** What somebody asked for and nobody will see. It scans all the same, so this is a hint and no refusal. */
export function unseenIn({ pixels, content, style, logo }: Question): UnseenPart[] {
  const { bgColor, bgUrl, embedText, embedTextColor, frameColor, frameText, frameType } = style
  const unseen: UnseenPart[] = []
  // Under a logo without a plate, and under the text, lies the background picture, which shows what it will.
  const onPaper = bgUrl === null
  const plate = onPaper || style.logoShadow
  if (style.logoUrl !== null && logo && plate && !showsLogo(pixels, content, style, logo)) unseen.push('logo')
  const isPale = Math.abs(brightness(embedTextColor) - brightness(bgColor)) < LEGIBLE
  if (embedText.trim() !== '' && onPaper && isPale) unseen.push('text')
  // A strip of the paper's colour with letters on it is a strip that nobody wanted to see.
  const isBare = frameType !== 'none' && frameText.trim() === ''
  if (isBare && distance(toRgb(frameColor), toRgb(bgColor)) < APART) unseen.push('frame')
  return unseen
}

/** Whether enough of the logo's pixels have another colour than the paper. */
function showsLogo(pixels: Pixels, content: string, style: QrStyle, logo: string): boolean {
  const box = codeBox(content, style)
  const place = logoPlace(box.modules, style, logoProportions(logo))
  const { width, height } = fitted(place, place.shape === 'circle' ? 1 : logoProportions(logo))
  const [across, down] = [(box.width * pixels.width) / box.modules, (box.height * pixels.height) / box.modules]
  const middle = { x: (box.x + box.width / 2) * pixels.width, y: (box.y + box.height / 2) * pixels.height }
  // The outermost pixels are mixed with what lies beside the logo.
  const half = { x: (width * across) / 2 - 1, y: (height * down) / 2 - 1 }
  const paper = toRgb(style.bgColor)
  const radius = logoRadius(place.shape, { width: 2 * half.x, height: 2 * half.y })
  let [all, seen] = [0, 0]
  for (let y = Math.ceil(middle.y - half.y); y < middle.y + half.y; y++) {
    for (let x = Math.ceil(middle.x - half.x); x < middle.x + half.x; x++) {
      const [right, below] = [Math.abs(x - middle.x) - half.x + radius, Math.abs(y - middle.y) - half.y + radius]
      if (Math.hypot(Math.max(0, right), Math.max(0, below)) > radius) continue
      all += 1
      if (distance(colourAt(pixels, x, y), paper) >= APART) seen += 1
    }
  }
  return seen > all * LEAST_SEEN
}

type Rgb = [number, number, number]

function colourAt({ data, width }: Pixels, x: number, y: number): Rgb {
  const at = 4 * (y * width + x)
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

/** How far apart two colours look, from 0 to 1: red weighs more the redder both are, blue the less. */
function distance([red, green, blue]: Rgb, [otherRed, otherGreen, otherBlue]: Rgb): number {
  const redness = (red + otherRed) / 2 / 256
  const weighed =
    (2 + redness) * (red - otherRed) ** 2 + 4 * (green - otherGreen) ** 2 + (3 - redness) * (blue - otherBlue) ** 2
  return Math.sqrt(weighed) / (3 * 255)
}
