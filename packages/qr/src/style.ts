/** Error correction by the share of the code that may be lost: L 7 %, M 15 %, Q 25 %, H 30 %. */
export const levels = ['L', 'M', 'Q', 'H'] as const
/** How the modules are drawn: outlines that melt together first, then modules apart. */
export const bodyTypes = [
  'square',
  'round',
  'soft',
  'liquid',
  'classy',
  'bevel',
  'vertical',
  'horizontal',
  'dots',
  'tiles',
  'pebbles',
  'leaf',
  'hexagon',
  'diamond',
  'plus',
  'star',
] as const
/** How the eyes are drawn; each has a ring and a ball, and any ring goes with any ball. */
export const eyeTypes = [
  'square',
  'round',
  'circle',
  'soft',
  'leaf',
  'petal',
  'drop',
  'octagon',
  'gem',
  'porthole',
  'ticket',
  'pixel',
  'flower',
  'arch',
  'shield',
] as const
/** What stands around the code. */
export const frameTypes = [
  'none',
  'line',
  'rounded',
  'corners',
  'label',
  'banner',
  'badge',
  'bubble',
  'ticket',
  'stamp',
  'tag',
] as const
export const foreTypes = ['solid', 'gradient'] as const
/** The way a gradient runs: left to right, top to bottom, and the two diagonals from the left. */
export const gradientWays = ['horizontal', 'vertical', 'diagonalDown', 'diagonalUp'] as const
export const logoShapes = ['square', 'round', 'circle'] as const
export const rotations = [0, 90, 180, 270] as const
/** The widths offered for download, in pixels. */
export const downloadSizes = [300, 400, 500, 1000] as const

/** What a style may hold, both ends allowed. */
export const styleLimits = {
  size: { min: 100, max: 2000 },
  margin: { min: 0, max: 4 },
  logoSize: { min: 10, max: 40 },
  embedTextSize: { min: 12, max: 80 },
  embedText: { max: 60 },
  bgFade: { min: 0, max: 90 },
  frameText: { max: 20 },
} as const

export type Level = (typeof levels)[number]
export type BodyType = (typeof bodyTypes)[number]
export type EyeType = (typeof eyeTypes)[number]
export type FrameType = (typeof frameTypes)[number]
export type ForeType = (typeof foreTypes)[number]
export type GradientWay = (typeof gradientWays)[number]
export type LogoShape = (typeof logoShapes)[number]
export type Rotation = (typeof rotations)[number]

/**
 * How a QR code is drawn. Colours are `#RRGGBB`; field names are the specification's (section 3).
 * The content is not part of a style: one style serves many codes.
 */
export interface QrStyle {
  bgColor: string
  /** How much of `bgColor` is laid over the background picture, in percent. */
  bgFade: number
  /** Where the picture under the code is stored; it covers all that the frame leaves. */
  bgUrl: string | null
  bodyType: BodyType
  /** One line under the code; empty for none. */
  embedText: string
  embedTextColor: string
  /** Letter height in pixels of a picture 400 wide; it grows with the picture and shrinks to fit one line. */
  embedTextSize: number
  /** The inner square of the three eyes; null follows the foreground. */
  eyeInColor: string | null
  /** The shape of the inner piece; null follows `eyeType`. */
  eyeInType: EyeType | null
  /** The ring of the three eyes; null follows the foreground. */
  eyeOutColor: string | null
  eyeType: EyeType
  foreColor: string
  /** Where the gradient ends; null is a gradient that stays at `foreColor`. */
  foreColorTwo: string | null
  foreType: ForeType
  frameColor: string
  /** A few letters in the frame, such as 扫一扫; empty for none. */
  frameText: string
  frameType: FrameType
  gradientWay: GradientWay
  level: Level
  /** A soft shadow around the logo, on a plate of the background's colour. */
  logoShadow: boolean
  logoShap: LogoShape
  /** Width of the logo's place in percent of the code without its margin. */
  logoSize: number
  /** Where the logo is stored; drawing takes the picture itself, as a data URI. */
  logoUrl: string | null
  /** Quiet zone on each side, in modules. */
  margin: number
  /** Degrees clockwise, for the modules only: logo and text stay upright. */
  rotate: Rotation
  /** Width of the whole picture in pixels, frame included. */
  size: number
}

export const defaultStyle: Readonly<QrStyle> = {
  bgColor: '#FFFFFF',
  bgFade: 60,
  bgUrl: null,
  bodyType: 'square',
  embedText: '',
  embedTextColor: '#16211D',
  embedTextSize: 38,
  eyeInColor: null,
  eyeInType: null,
  eyeOutColor: null,
  eyeType: 'square',
  foreColor: '#000000',
  foreColorTwo: null,
  foreType: 'solid',
  frameColor: '#16211D',
  frameText: '',
  frameType: 'none',
  gradientWay: 'horizontal',
  level: 'H',
  logoShadow: false,
  logoShap: 'square',
  logoSize: 20,
  logoUrl: null,
  margin: 2,
  rotate: 0,
  size: 400,
}

/** A stored style as it is drawn today: fields that it was saved without take their defaults. Null is the plain style. */
export function completeStyle(saved: Partial<QrStyle> | null): QrStyle {
  return { ...defaultStyle, ...saved }
}

/** What may change of a style that was saved before without its being judged anew: sizes, words, other pictures. */
const asDrawn: (keyof QrStyle)[] = [
  'size',
  'rotate',
  'embedText',
  'embedTextColor',
  'embedTextSize',
  'frameColor',
  'frameText',
]

/** Whether two styles draw modules, eyes, colours and margins alike, so that they are read alike. */
export function sameLook(one: QrStyle, other: QrStyle): boolean {
  const fields = (Object.keys(one) as (keyof QrStyle)[]).filter((field) => !asDrawn.includes(field))
  return fields.every((field) =>
    field === 'logoUrl' ? (one.logoUrl === null) === (other.logoUrl === null) : one[field] === other[field],
  )
}

/** The addresses of the pictures that a style is drawn with, each once. */
export function picturesOf({ logoUrl, bgUrl }: Partial<QrStyle>): string[] {
  return [...new Set([logoUrl, bgUrl])].filter((address) => typeof address === 'string')
}
