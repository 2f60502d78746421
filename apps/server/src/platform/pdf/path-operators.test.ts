import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arcCurves } from './arc-curves.ts'
import { createOperatorSink } from './operator-sink.ts'
import { addPath } from './path-operators.ts'

function operatorsOf(data: string): string {
  const sink = createOperatorSink()
  addPath(data, sink)
  return Buffer.from(sink.take()).toString().trim()
}

describe('path data', () => {
  it.each([
    ['M1 2h3v-4H0V.5z', '1 2 m\n4 2 l\n4 -2 l\n0 -2 l\n0 0.5 l\nh'],
    ['m1,2 3,4-1-1', '1 2 m\n4 6 l\n3 5 l'],
    ['M0 0Q3 3 6 0', '0 0 m\n2 2 4 2 6 0 c'],
    ['M0 0c1 1 2 1 3 0 1e0 1.5e1 2 1 3 0', '0 0 m\n1 1 2 1 3 0 c\n4 15 5 1 6 0 c'],
    ['M5 5z m1 1 l1 1', '5 5 m\nh\n6 6 m\n7 7 l'],
    ['M0 0a1 1 0 012 0', '0 0 m\n0 -0.552 0.448 -1 1 -1 c\n1.552 -1 2 -0.552 2 0 c'],
    ['M1 1A0 5 0 0 0 4 4', '1 1 m\n4 4 l'],
  ])('%s', (data, operators) => expect(operatorsOf(data)).toBe(operators))

  it.each(['L', 'M1', 'M0 0 T1 1', '1 2', 'M0 0a1 1 0 2 0 1 1', 'M0 0z3'])('refuses %s', (data) => {
    expect(() => operatorsOf(data)).toThrow(/path data/)
  })

  it('writes numbers to a thousandth, never with an exponent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const sink = createOperatorSink()
        sink.number(value)
        const text = Buffer.from(sink.take()).toString()
        expect(text).toMatch(/^-?\d+(\.\d{1,3})? $/)
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.000501)
      }),
    )
  })
})

describe('an arc', () => {
  const side = fc.double({ min: 0.1, max: 50, noNaN: true })
  const step = fc.double({ min: -50, max: 50, noNaN: true })

  it('ends where it should, whatever its radii', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.nat(359),
        fc.boolean(),
        fc.boolean(),
        step,
        step,
        (rx, ry, rotation, large, sweep, dx, dy) => {
          fc.pre(Math.hypot(dx, dy) > 0.01)
          const curves = arcCurves({ rx, ry, rotation, large, sweep, dx, dy })
          expect(curves.length % 6).toBe(0)
          expect(Math.hypot((curves.at(-2) ?? 0) - dx, (curves.at(-1) ?? 0) - dy)).toBeLessThan(1e-6)
        },
      ),
    )
  })

  it('of a circle stays a radius from its middle', () => {
    for (const [large, sweep] of [
      [true, true],
      [false, true],
      [true, false],
      [false, false],
    ] as const) {
      const curves = arcCurves({ rx: 5, ry: 5, rotation: 0, large, sweep, dx: 6, dy: 0 })
      const middle = { x: 3, y: large === sweep ? -4 : 4 }
      for (let at = 4; at < curves.length; at += 6) {
        expect(Math.hypot((curves[at] ?? 0) - middle.x, (curves[at + 1] ?? 0) - middle.y)).toBeCloseTo(5)
      }
    }
  })
})
