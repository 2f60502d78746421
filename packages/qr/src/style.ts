/** Error correction by the share of the code that may be lost: L 7 %, M 15 %, Q 25 %, H 30 %. */
export const levels = ['L', 'M', 'Q', 'H'] as const
export const bodyTypes = ['square', 'round', 'dots'] as const
export const eyeTypes = ['square', 'round', 'circle'] as const
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
} as const

export type Level = (typeof levels)[number]
export type BodyType = (typeof bodyTypes)[number]
export type EyeType = (typeof eyeTypes)[number]
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
  bodyType: BodyType
  /** One line under the code; empty for none. */
  embedText: string
  embedTextColor: string
  /** Letter height in pixels of a picture 400 wide; it grows with the picture and shrinks to fit one line. */
  embedTextSize: number
  /** The inner square of the three eyes; null follows the foreground. */
  eyeInColor: string | null
  /** The ring of the three eyes; null follows the foreground. */
  eyeOutColor: string | null
  eyeType: EyeType
  foreColor: string
  /** Where the gradient ends; null is a gradient that stays at `foreColor`. */
  foreColorTwo: string | null
  foreType: ForeType
  gradientWay: GradientWay
  level: Level
  logoShap: LogoShape
  /** Width of the logo's place in percent of the code without its margin. */
  logoSize: number
  /** Where the logo is stored; drawing takes the picture itself, as a data URI. */
  logoUrl: string | null
  /** Quiet zone on each side, in modules. */
  margin: number
  /** Degrees clockwise, for the modules only: logo and text stay upright. */
  rotate: Rotation
  /** Width of the picture in pixels. */
  size: number
}

export const defaultStyle: Readonly<QrStyle> = {
  bgColor: '#FFFFFF',
  bodyType: 'square',
  embedText: '',
  embedTextColor: '#16211D',
  embedTextSize: 38,
  eyeInColor: null,
  eyeOutColor: null,
  eyeType: 'square',
  foreColor: '#000000',
  foreColorTwo: null,
  foreType: 'solid',
  gradientWay: 'horizontal',
  level: 'H',
  logoShap: 'square',
  logoSize: 20,
  logoUrl: null,
  margin: 2,
  rotate: 0,
  size: 400,
}
