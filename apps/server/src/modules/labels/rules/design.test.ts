import { labelSizes } from '@matai/label'
import { describe, expect, it } from 'vitest'
import { type Design, filesIn, finestDpi, picturePlaces, pictureSides, refuseBackground } from './design.ts'

const place = { x: 0, y: 0, width: 20, height: 10, rotate: 0, locked: false, group: null }
const design: Design = {
  width: 60,
  height: 40,
  bgColor: '#FFFFFF',
  bgUrl: 'back',
  layers: [
    { ...place, id: 'a', type: 'picture', fileId: 'logo', fit: 'contain' },
    { ...place, id: 'b', type: 'picture', fileId: 'logo', fit: 'cover', width: 40 },
    { ...place, id: 'c', type: 'rectangle', fill: null, stroke: null, thickness: 1, radius: 0 },
  ],
}

describe('pictures of a design', () => {
  it('are named once, with every place that names them', () => {
    expect(filesIn(design)).toEqual(['back', 'logo'])
    expect(picturePlaces(design).map(({ path }) => path)).toEqual([
      ['bgUrl'],
      ['layers', 0, 'fileId'],
      ['layers', 1, 'fileId'],
    ])
  })

  it('are read as finely as their largest place is printed', () => {
    expect(pictureSides(design)).toEqual(
      new Map([
        ['back', 1418],
        ['logo', 944],
      ]),
    )
  })
})

describe('a background', () => {
  it.each([
    [labelSizes.landscape, 1860, 1240],
    [labelSizes.portrait, 1240, 1860],
    [labelSizes.landscape, 930, 620],
    [labelSizes.card, 1063, 638],
    [labelSizes.card, 1063, 655],
  ])('for %o may have %i×%i pixels', (size, width, height) => {
    expect(refuseBackground(size, { width, height })).toBeUndefined()
  })

  it.each([
    [labelSizes.landscape, 1240, 1860, 'labelChecks.backgroundProportions', { width: 1860, height: 1240 }],
    [labelSizes.square, 1000, 900, 'labelChecks.backgroundProportions', { width: 591, height: 591 }],
    [labelSizes.landscape, 900, 600, 'labelChecks.backgroundTooSmall', { width: 930, height: 620 }],
    [labelSizes.square, null, null, 'labelChecks.backgroundProportions', { width: 591, height: 591 }],
  ])('for %o may not have %s×%s pixels: %s', (size, width, height, phrase, params) => {
    expect(refuseBackground(size, { width, height })).toEqual({ phrase, params })
  })
})

it('draws what fits into memory', () => {
  expect(finestDpi(labelSizes.landscape)).toBeGreaterThan(600)
  expect(finestDpi({ width: 420, height: 420 })).toBe(362)
})
