/**
 * The themes of a visitor's page: a tint of the ground and one colour of the owner. Whatever is chosen, text keeps a
 * contrast of 4.5:1 (WCAG 2.2 AA) on everything that it stands on, because its lightness gives way.
 */
export const pageThemes = ['plain', 'white', 'sand', 'mist', 'rose', 'slate'] as const
export type PageTheme = (typeof pageThemes)[number]

/** Colours of a page as `#rrggbb`; the names are those of its style sheet. */
export interface PagePalette {
  paper: string
  sheet: string
  ink: string
  quiet: string
  line: string
  accent: string
  /** Ground of marks in the accent's colour. */
  soft: string
  /** Ground of buttons, whose text is white. */
  press: string
}

/** The accent where the owner chose none. */
export const plainColour = '#0b7a5b'

type Rgb = [red: number, green: number, blue: number]

/** Tint of the ground, and how much of it stands on paper, in light and in dark. */
const tints: Record<PageTheme, { tint: string; light: number; dark: number }> = {
  plain: { tint: '#0b7a5b', light: 0.03, dark: 0.06 },
  white: { tint: '#808080', light: 0, dark: 0 },
  sand: { tint: '#b8860b', light: 0.07, dark: 0.07 },
  mist: { tint: '#2a6fb0', light: 0.06, dark: 0.1 },
  rose: { tint: '#b0506a', light: 0.05, dark: 0.09 },
  slate: { tint: '#475569', light: 0.1, dark: 0.2 },
}

const readable = 4.5
const black = '#000000'
const white = '#ffffff'

/** Colours for a light and a dark screen. `colour` is `#rrggbb`; empty or anything else means ours. */
export function pagePalettes(theme: PageTheme, colour: string): { light: PagePalette; dark: PagePalette } {
  const chosen = /^#[0-9a-f]{6}$/i.test(colour) ? colour : plainColour
  const { tint, light, dark } = tints[theme]
  return {
    light: palette({
      paper: mix(white, tint, light),
      sheet: white,
      ink: mix('#151a18', tint, 0.08),
      chosen,
      way: black,
    }),
    dark: palette({
      paper: mix('#101413', tint, dark),
      sheet: mix('#1a1f1d', tint, dark),
      ink: mix('#e6ebe9', tint, 0.04),
      chosen,
      way: white,
    }),
  }
}

interface Ground {
  paper: string
  sheet: string
  ink: string
  chosen: string
  /** Towards what a colour goes until it can be read. */
  way: string
}

function palette({ paper, sheet, ink, chosen, way }: Ground): PagePalette {
  const soft = mix(sheet, chosen, 0.1)
  const grounds = [paper, sheet, soft]
  return {
    paper,
    sheet,
    soft,
    ink: until(ink, way, grounds, 7),
    quiet: until(mix(ink, paper, 0.4), way, grounds, readable),
    line: mix(paper, ink, 0.14),
    accent: until(chosen, way, grounds, readable),
    press: until(chosen, black, [white], readable),
  }
}

/** The colour, or the nearest on its way that has the contrast on all grounds. */
function until(colour: string, way: string, grounds: readonly string[], least: number): string {
  for (let part = 0; part < 1; part += 0.02) {
    const tried = mix(colour, way, part)
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried
  }
  return way
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = rgb(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(one: string, other: string, part: number): string {
  const to = rgb(other)
  const mixed = rgb(one).map((value, place) => Math.round(value + ((to[place] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function rgb(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
