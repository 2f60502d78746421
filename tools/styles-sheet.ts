import { writeFileSync } from 'node:fs'
import { createTranslator, type PhraseKey } from '@matai/i18n'
import {
  bodyTypes,
  compose,
  defaultStyle,
  eyeTypes,
  frameTypes,
  type QrStyle,
  type Shape,
  shapesToSvg,
} from '@matai/qr'
import { presets, trades } from '@matai/qr/presets'
import sharp from 'sharp'
import { rasterisePng } from '../packages/qr/test/rasterise.ts'

// Draws docs/guide/styles-sheet.png: every shape, frame and look with its name. Run it again after changing one.

interface Cell {
  phrase: PhraseKey
  look: Partial<QrStyle>
}

const [zh, en] = [createTranslator('zh'), createTranslator('en')]
const width = 1840
const edge = 60
const columns = 9
const step = (width - 2 * edge) / columns
const pictureWidth = 150
const ink = '#16211D'
const quiet = '#66706B'
const paper = '#EEF1EF'
/** A code of few modules shows its shapes best. */
const [shortest, usual] = ['MATAI', 'http://127.0.0.1/q/AbC23xyz']

const sections: { title: [string, string]; content: string; cells: Cell[] }[] = [
  {
    title: ['码点', 'Dots'],
    content: shortest,
    cells: bodyTypes.map((bodyType) => ({ phrase: `styles.body_${bodyType}`, look: { bodyType } })),
  },
  {
    title: ['码眼', 'Eyes'],
    content: shortest,
    cells: eyeTypes.map((eyeType) => ({ phrase: `styles.eye_${eyeType}`, look: { eyeType } })),
  },
  {
    title: ['边框', 'Frames'],
    content: shortest,
    cells: frameTypes.map((frameType) => {
      const look = { frameType, frameText: '扫一扫', frameColor: '#0B6B50', foreColor: '#0B4A38' }
      return { phrase: `styles.frame_${frameType}`, look }
    }),
  },
  {
    title: ['现成的样式', 'Looks'],
    content: usual,
    cells: trades.flatMap((wanted) =>
      presets
        .filter(({ trade }) => trade === wanted)
        .map(({ id, look }) => ({ phrase: `presets.${id}` as const, look: { ...look, level: 'M' as const } })),
    ),
  },
]

function write(x: number, y: number, size: number, text: string, colour = ink): Shape {
  return { kind: 'text', x, y, size, text, anchor: 'start', colour }
}

/** One row of pictures that stand on a line, and their names under it. */
function row(cells: Cell[], content: string, top: number): { shapes: Shape[]; bottom: number } {
  const drawn = cells.map(({ look }) => compose(content, { ...defaultStyle, level: 'L', ...look }))
  const heights = drawn.map((sheet) => (sheet.height * pictureWidth) / sheet.width)
  const foot = top + Math.max(...heights)
  const shapes = cells.flatMap(({ phrase }, at): Shape[] => {
    const x = edge + at * step
    const { shapes: code = [], width: across = 1 } = drawn[at] ?? {}
    const y = foot - (heights[at] ?? 0)
    return [
      { kind: 'group', x, y, scale: pictureWidth / across, shapes: code },
      write(x, foot + 26, 17, zh(phrase)),
      write(x, foot + 47, 14, en(phrase), quiet),
    ]
  })
  return { shapes, bottom: foot + 82 }
}

const shapes: Shape[] = []
let y = edge + 20
for (const { title, content, cells } of sections) {
  shapes.push(write(edge, y + 10, 30, title[0]), write(edge + title[0].length * 30 + 16, y + 10, 20, title[1], quiet))
  y += 40
  for (let at = 0; at < cells.length; at += columns) {
    const next = row(cells.slice(at, at + columns), content, y)
    shapes.push(...next.shapes)
    y = next.bottom
  }
  y += 40
}
const height = Math.round(y - 40)
const background: Shape = { kind: 'path', data: `M0 0h${width}v${height}h-${width}z`, fill: paper }
const svg = shapesToSvg({ width, height, shapes: [background, ...shapes] }, { width, height })
const png = await sharp(rasterisePng(svg)).png({ palette: true, colours: 256, effort: 10 }).toBuffer()
writeFileSync(new URL('../docs/guide/styles-sheet.png', import.meta.url), png)
