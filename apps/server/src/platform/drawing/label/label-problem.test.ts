import type { LabelLayer } from '@matai/label'
import { defaultStyle } from '@matai/qr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { design, labelOrder, layers } from './label.fixture.ts'
import { layoutOrder } from './label-order.ts'
import { labelProblem } from './label-problem.ts'
import { renderLabel } from './render-label.ts'

const place = { rotate: 0, locked: false, group: null }
const code = { ...place, id: 'q', type: 'code', style: null, x: 50, y: 14, width: 26, height: 26 } as const

async function problemWith(some: LabelLayer[], bgColor = '#FFFFFF') {
  const order = await labelOrder({ layers: some, bgColor })
  return labelProblem(order, layoutOrder(order))
}

const box = (fill: string, at: { x: number; y: number; width: number; height: number }): LabelLayer => ({
  ...place,
  ...at,
  id: 'b',
  type: 'rectangle',
  fill,
  stroke: null,
  thickness: 0.5,
  radius: 0,
})

describe('a label', () => {
  it('is given out with a layer of every type, at the resolution that was asked for', async () => {
    const drawn = await renderLabel(await labelOrder())
    if (!drawn.ok) return expect.fail(drawn.problem.phrase)
    const { width, height, density } = await sharp(drawn.body).metadata()
    expect({ width, height, density }).toEqual({ width: 945, height: 591, density: 300 })
    expect(new Set(layers.map(({ type }) => type)).size).toBe(6)
    const { data, info } = await sharp(drawn.body).raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => {
      const at = (Math.round(y * 11.81) * info.width + Math.round(x * 11.81)) * info.channels
      return [...data.subarray(at, at + 3)]
    }
    expect(colourAt(70, 8)).toEqual([0x0b, 0x6b, 0x50])
    expect(colourAt(1.8, 25)).toEqual([0x0b, 0x6b, 0x50])
    expect(colourAt(60, 8)).toEqual([255, 255, 255])
  })

  it('is given out as vectors with its size on paper', async () => {
    const drawn = await renderLabel({ ...(await labelOrder()), format: 'svg' })
    const svg = drawn.ok ? new TextDecoder().decode(drawn.body) : ''
    expect(svg).toMatch(/^<svg [^>]*width="80mm" height="50mm" viewBox="0 0 80 50"/)
  })

  it('takes codes that are turned, on a colour, with a style of their own', async () => {
    const own = { ...defaultStyle, foreColor: '#5B1A0B', margin: 2, size: 400 }
    expect(await problemWith([{ ...code, rotate: 90 }], '#0B6B50')).toBeUndefined()
    expect(await problemWith([{ ...code, rotate: 30 }])).toBeUndefined()
    expect(await problemWith([code, { ...code, id: 'second', x: 5, style: own }])).toBeUndefined()
  })

  it('is refused when a code is too small, with a width that is enough', async () => {
    const small = await problemWith([{ ...code, width: 8, height: 8 }])
    expect(small).toMatchObject({ layer: 'q', phrase: 'labelChecks.codeTooSmall' })
    const width = Number(small?.params.width)
    expect(width).toBeGreaterThan(8)
    expect(width).toBeLessThan(15)
    expect(await problemWith([{ ...code, width, height: width }])).toBeUndefined()
  })

  it('is refused when a layer covers a code, hangs over the edge, or nothing sets the code off', async () => {
    const cover = box('#FFFFFF', { x: 48, y: 12, width: 16, height: 30 })
    expect(await problemWith([code, cover])).toMatchObject({ layer: 'q', phrase: 'labelChecks.codeCovered' })
    expect(await problemWith([cover, code])).toBeUndefined()
    const over = { ...code, x: design.width - 20 }
    expect(await problemWith([over])).toMatchObject({ phrase: 'labelChecks.codeOutside' })
    const bare = { ...code, style: { ...defaultStyle, margin: 0 } }
    expect(await problemWith([bare], '#000000')).toMatchObject({ phrase: 'labelChecks.codeOnDark' })
  })

  it('is refused when a style of its own breaks the rules of scanning', async () => {
    const pale = { ...defaultStyle, foreColor: '#DDDDDD' }
    expect(await problemWith([{ ...code, style: pale }])).toMatchObject({ phrase: 'qr.reasonLowContrast' })
  })
})
