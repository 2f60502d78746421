import { describe, expect, it } from 'vitest'
import { rasterise } from '../../test/rasterise.ts'
import { draw } from '../draw.ts'
import { defaultStyle, eyeTypes } from '../style.ts'
import { findEye } from './find-eye.ts'
import { toGrey } from './pixels.ts'

function lookAt(shapes: string): boolean {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#fff"/>${shapes}</svg>`
  return findEye(toGrey(rasterise(svg)), { left: 5, top: 5, side: 80 })
}

describe('findEye', () => {
  it.each(eyeTypes)('finds a %s eye of a code', (eyeType) => {
    const grey = toGrey(rasterise(draw('A', { ...defaultStyle, eyeType, level: 'L' }).svg))
    // 21 modules and a margin of 2 on 400 pixels: the first eye ends at module 9, its separator at 10.
    expect(findEye(grey, { left: 16, top: 16, side: 144 })).toBe(true)
    expect(findEye(grey, { left: 170, top: 170, side: 60 })).toBe(false)
  })

  it('finds a frame in a frame, in any colour that is dark', () => {
    expect(
      lookAt('<path fill="#0a5a3c" fill-rule="evenodd" d="M10 10h70v70h-70zM20 20v50h50v-50zM30 30h30v30h-30z"/>'),
    ).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['a full square', '<rect x="10" y="10" width="70" height="70"/>'],
    ['a ring', '<circle cx="45" cy="45" r="30" fill="none" stroke="#000" stroke-width="10"/>'],
    ['stripes as wide as those of an eye', '<path d="M10 10h10v70h-10zM30 10h30v70h-30zM70 10h10v70h-10z"/>'],
  ])('does not mistake %s', (_, shapes) => {
    expect(lookAt(shapes)).toBe(false)
  })
})
