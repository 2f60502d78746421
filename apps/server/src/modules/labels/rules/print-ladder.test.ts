import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { rasteriseSheet } from '../../../platform/drawing/label/raster.ts'
import { ladderSheet } from './print-ladder.ts'

describe('the ladder', () => {
  it('is read on every step and in every style where the printer is fine enough', async () => {
    const file = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
    await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true })
    const words = { title: 'T', steps: ['1', '2', '3'], styles: ['a', 'b', 'c', 'd'], step: (mm: number) => `${mm}` }
    const image = rasteriseSheet(ladderSheet(words, { offsetX: 0, offsetY: 0 }), 600)
    const pixels = { data: new Uint8ClampedArray(image.pixels), width: image.width, height: image.height }
    const found = await readBarcodes(pixels as Parameters<typeof readBarcodes>[0], {
      formats: ['QRCode'],
      maxNumberOfSymbols: 255,
    })
    const steps = [0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6].flatMap((mm) =>
      [1, 2, 3, 4].map((style) => `${mm} mm ${style}`),
    )
    expect(found.map(({ text }) => text).sort()).toEqual(steps)
  })
})
