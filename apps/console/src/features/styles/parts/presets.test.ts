import { draw } from '@matai/qr'
import { checkRules } from '@matai/qr/scan-check'
import { describe, expect, it } from 'vitest'
import { presetOf, presets, startStyle, withLook } from './presets.ts'

const address = 'https://codes.example.com/q/Ab3dEf7h'

describe.each(presets)('preset $id', ({ look, id }) => {
  const style = withLook(startStyle, look)

  it('draws and keeps the rules of the scan check', () => {
    expect(draw(address, style).svg).toContain('<svg')
    expect(checkRules(address, style)).toEqual([])
  })

  it('is recognised in a style that has its own text and size', () => {
    expect(presetOf({ ...style, embedText: 'M16', size: 1000 })?.id).toBe(id)
  })
})

it('has no two presets alike', () => {
  expect(new Set(presets.map(({ look }) => JSON.stringify(look))).size).toBe(presets.length)
})
