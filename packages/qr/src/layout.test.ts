import { describe, expect, it } from 'vitest'
import { rasterise } from '../test/rasterise.ts'
import { draw } from './draw.ts'
import { codeBox } from './layout.ts'
import { defaultStyle, frameTypes, type QrStyle } from './style.ts'

const address = 'http://127.0.0.1:8080/q/AbC23xyz'

/** The smallest box around all pixels of the eyes' colour, as shares of the picture. */
function seenBox(style: QrStyle) {
  const { data, width, height } = rasterise(draw(address, style).svg)
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 200 || (data[at + 1] ?? 0) > 60 || (data[at + 2] ?? 0) > 60) continue
    const x = (at / 4) % width
    const y = Math.floor(at / 4 / width)
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)]
  }
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height }
}

describe('codeBox', () => {
  it.each(frameTypes)('tells where the code lies in the frame %s', (frameType) => {
    for (const changes of [{}, { frameText: '扫一扫' }, { embedText: 'A-01', margin: 4, frameText: 'Scan' }]) {
      const style: QrStyle = { ...defaultStyle, frameType, size: 600, eyeOutColor: '#FF0000', ...changes }
      const { modules, ...box } = codeBox(address, style)
      expect(modules).toBe(33)
      for (const [part, share] of Object.entries(seenBox(style))) {
        expect(Math.abs(box[part as keyof typeof box] - share)).toBeLessThan(0.004)
      }
    }
  })
})

describe('a framed drawing', () => {
  it.each(frameTypes)('has the width that the style asks for and its true height: %s', (frameType) => {
    const style: QrStyle = { ...defaultStyle, frameType, frameText: '扫一扫' }
    const { svg, width, height } = draw(address, style)
    expect(width).toBe(400)
    expect(rasterise(svg)).toMatchObject({ width, height })
    expect(svg.includes('扫一扫')).toBe(frameType !== 'none')
    expect(height > 400).toBe(frameType !== 'none')
  })
})
