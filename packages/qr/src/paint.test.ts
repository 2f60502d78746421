import { describe, expect, it } from 'vitest'
import { rasterise } from '../test/rasterise.ts'
import { toRgb } from './colour.ts'
import { draw } from './draw.ts'
import { encode } from './encode.ts'
import { isDark } from './grid.ts'
import { bodyTypes, defaultStyle, type GradientWay, gradientWays } from './style.ts'

const content = 'http://127.0.0.1:8080/q/AbC23xyz'
const [from, to] = ['#C81E3C', '#143C96']
const grid = encode(content, 'H')
const margin = 2
const moduleSide = 12
const size = (grid.size + 2 * margin) * moduleSide

/** How far along the gradient the middle of a module lies, by the name of its way alone. */
const shares: Record<GradientWay, (across: number, down: number) => number> = {
  horizontal: (across) => across,
  vertical: (_, down) => down,
  diagonalDown: (across, down) => (across + down) / 2,
  diagonalUp: (across, down) => (across + 1 - down) / 2,
}

describe.each(gradientWays)('a gradient that runs %s', (gradientWay) => {
  it.each(bodyTypes)('has its colour in every module: %s', (bodyType) => {
    const gradient = { foreType: 'gradient', foreColor: from, foreColorTwo: to, gradientWay } as const
    const { data, width } = rasterise(draw(content, { ...defaultStyle, ...gradient, bodyType, margin, size }).svg)
    let worst = 0
    for (let y = 0; y < grid.size; y++) {
      for (let x = 0; x < grid.size; x++) {
        if (!isDark(grid, x, y)) continue
        const share = shares[gradientWay]((x + 0.5) / grid.size, (y + 0.5) / grid.size)
        const at = ((y + margin + 0.5) * moduleSide * width + (x + margin + 0.5) * moduleSide) * 4
        for (const [part, begin] of toRgb(from).entries()) {
          const wanted = begin + ((toRgb(to)[part] ?? 0) - begin) * share
          worst = Math.max(worst, Math.abs((data[at + part] ?? 0) - wanted))
        }
      }
    }
    expect(worst).toBeLessThan(4)
  })
})
