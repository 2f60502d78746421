import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

/**
 * Writes src/text/advances.ts from the fonts: `npm run advances -w @matai/label` after the fonts' package changes.
 * Takes about a minute, because every pair of letters is set once.
 */
const resolve = createRequire(import.meta.url).resolve
const open = (file: string) => openSync(resolve(`@expo-google-fonts/noto-sans-sc/${file}`)) as Font
const fonts = {
  regular: open('400Regular/NotoSansSC_400Regular.ttf'),
  bold: open('700Bold/NotoSansSC_700Bold.ttf'),
}

const advance = (font: Font, point: number) => font.glyphForCodePoint(point).advanceWidth
const within = (point: number, from: number, to: number) => point >= from && point < to

/** Letters that kerning may move apart; ideographs stand by themselves, one is here for all. */
function kerned(font: Font): number[] {
  const wide = (point: number) =>
    within(point, 0x21, 0x250) ||
    within(point, 0x2000, 0x2070) ||
    within(point, 0x3000, 0x3100) ||
    within(point, 0xff00, 0xff61) ||
    point === 0x4e2d
  const narrow = (point: number) => !within(point, 0x3130, 0x3190) && !within(point, 0xff61, 0xffe9)
  return font.characterSet.filter((point) => (advance(font, point) === 1000 ? wide(point) : narrow(point)))
}

/** What kerning may add to a letter at most, given to the letter of a pair that more pairs share. */
function slack(font: Font): Map<number, number> {
  const points = kerned(font)
  const pairs: [number, number, number][] = []
  for (const left of points) {
    for (const right of points) {
      const set = font.layout(String.fromCodePoint(left, right)).advanceWidth
      const apart = set - advance(font, left) - advance(font, right)
      if (apart > 0) pairs.push([left, right, apart])
    }
  }
  const share = (at: 0 | 1, point: number) => pairs.filter((pair) => pair[at] === point).length
  const before = new Map<number, number>()
  const after = new Map<number, number>()
  for (const [left, right, apart] of pairs.toSorted((a, b) => b[2] - a[2])) {
    const missing = apart - (after.get(left) ?? 0) - (before.get(right) ?? 0)
    if (missing <= 0) continue
    if (share(0, left) > share(1, right)) after.set(left, (after.get(left) ?? 0) + missing)
    else before.set(right, (before.get(right) ?? 0) + missing)
  }
  return new Map(points.map((point) => [point, (before.get(point) ?? 0) + (after.get(point) ?? 0)]))
}

/** Runs of neighbouring letters that are not one em wide: first letter, then thousandths of an em. */
function table(font: Font): string {
  const extra = slack(font)
  const runs: string[] = []
  let next = -1
  for (const point of font.characterSet.toSorted((a, b) => a - b)) {
    const width = Math.ceil(advance(font, point) + (extra.get(point) ?? 0))
    if (width === 1000) continue
    if (point === next) runs.push(`${runs.pop()} ${width}`)
    else runs.push(`${point.toString(16)}:${width}`)
    next = point + 1
  }
  return runs.map((run) => `  '${run}',\n`).join('')
}

const tables = Object.entries(fonts).map(
  ([name, font]) => `export const ${name}Advances = [\n${table(font)}] as const\n`,
)
const head = '// Made by tools/make-advances.ts from Noto Sans SC; see there.\n'
const about =
  '/** Widths in thousandths of an em, with what kerning may add; letters that are not here are one em wide. */\n'
writeFileSync(new URL('../src/text/advances.ts', import.meta.url), head + tables.map((one) => about + one).join('\n'))
