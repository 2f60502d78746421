import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createTranslator } from '@matai/i18n'
import { labelOnPaper, layoutLabel, pageShapes, sheetPage } from '@matai/label'
import { labelPresets } from '@matai/label/presets'
import { completeStyle, compose, type QrStyle, type ShapeSheet } from '@matai/qr'
import { presets } from '@matai/qr/presets'
import { createDecoder, type Pixels, secondDecode } from '@matai/qr/scan-check'
import { expect, it } from 'vitest'
import { labelOrder } from './label.fixture.ts'
import { rasteriseSheet } from './raster.ts'

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
const decoder = createDecoder(new Uint8Array(wasm).buffer)
const resolutions = [150, 300]

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The pixels of a place on a sheet. */
function cut({ data, width }: Pixels, scale: number, box: Box): Pixels {
  const [left, top, wide, high] = [box.x, box.y, box.width, box.height].map((mm) => Math.floor(mm * scale)) as [
    number,
    number,
    number,
    number,
  ]
  const part = new Uint8ClampedArray(wide * high * 4)
  for (let y = 0; y < high; y++) {
    const from = ((top + y) * width + left) * 4
    part.set(data.subarray(from, from + wide * 4), y * wide * 4)
  }
  return { data: part, width: wide, height: high }
}

/** What each decoder does not read, at every resolution. */
async function unread(sheet: ShapeSheet, places: { text: string; box: Box }[]): Promise<string[]> {
  const missed: string[] = []
  for (const dpi of resolutions) {
    const image = rasteriseSheet(sheet, dpi)
    const pixels = { data: new Uint8ClampedArray(image.pixels), width: image.width, height: image.height }
    for (const { text, box } of places) {
      const part = cut(pixels, image.width / sheet.width, box)
      if ((await (await decoder)(part)) !== text) missed.push(`${text} at ${dpi} dpi: first decoder`)
      if (secondDecode(part) !== text) missed.push(`${text} at ${dpi} dpi: second decoder`)
    }
  }
  return missed
}

const styleOf = (look: Partial<QrStyle>) => ({ ...completeStyle(null), ...look })

it('an A4 sheet of looks is read cell by cell, at 150 and at 300 dpi', async () => {
  const { data } = await labelOrder()
  const paper = { kind: 'grid' as const, perPage: 24, margin: 8, gap: 0 }
  const page = sheetPage(paper, { start: 1, count: 24 }, 0)
  const textOf = (index: number) => `https://code.example.com/q/Zk9mP${String(index).padStart(3, '0')}`
  const labels = page.cells.map((cell) => {
    const code = compose(textOf(cell.index), styleOf(presets[(cell.index * 7) % presets.length]?.look ?? {}))
    return layoutLabel(
      labelOnPaper(null, 'name', paper),
      { ...data, name: `灭火器 ${cell.index}` },
      { code: () => code },
    )
  })
  const look = { cropMarks: true, offsetX: 0, offsetY: 0 }
  const sheet = pageShapes(paper, page, (index) => labels[index] ?? null, look)
  expect(
    await unread(
      sheet,
      page.cells.map((box) => ({ text: textOf(box.index), box })),
    ),
  ).toEqual([])
})

it('labels of every trade are read, at 150 and at 300 dpi', async () => {
  const { data } = await labelOrder()
  const missed: string[] = []
  for (const [at, { make }] of labelPresets.entries()) {
    const text = `https://code.example.com/q/Ab${String(at).padStart(2, '0')}Zk9m`
    const code = compose(text, styleOf(presets[(at * 5) % presets.length]?.look ?? {}))
    const sheet = layoutLabel(make(createTranslator('zh')), { ...data, address: text }, { code: () => code })
    missed.push(...(await unread(sheet, [{ text, box: { x: 0, y: 0, width: sheet.width, height: sheet.height } }])))
  }
  expect(missed).toEqual([])
})
