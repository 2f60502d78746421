import { describe, expect, it } from 'vitest'
import { circlePlace, metresAway, metresBetween, standingIn } from './position.ts'

const gate = { latitude: 22.5431, longitude: 114.0579, radius: 200 }
/** A place `metres` north of the gate. */
const north = (metres: number, accuracy = 0) => ({
  latitude: gate.latitude + metres / 111_195.08,
  longitude: gate.longitude,
  accuracy,
})

describe('distances', () => {
  it.each([
    ['Beijing and Shanghai', [39.9042, 116.4074], [31.2304, 121.4737], 1_067_000],
    ['across the 180th meridian', [0, 179.9], [0, -179.9], 22_239],
    ['the poles', [90, 0], [-90, 77], 20_015_000],
    ['nothing', [22.5, 114], [22.5, 114], 0],
  ])('%s', (_, [aNorth = 0, aEast = 0], [bNorth = 0, bEast = 0], expected) => {
    const metres = metresBetween({ latitude: aNorth, longitude: aEast }, { latitude: bNorth, longitude: bEast })
    expect(Math.abs(metres - expected)).toBeLessThanOrEqual(expected * 0.005)
  })
})

describe('standing there', () => {
  it.each([
    [0, 0, null],
    [199, 0, null],
    [202, 0, 200],
    [260, 65, null],
    [310, 50, 310],
    // Who does not know better than 5 km where he is gets 100 m.
    [299, 5_000, null],
    [302, 5_000, 300],
    [260, -500, 260],
    [1_249, 10, 1_200],
    [48_700, 10, 49_000],
  ])('%i m away, known to %i m: %s', (metres, accuracy, expected) => {
    expect(metresAway(gate, north(metres, accuracy))).toBe(expected)
  })
})

describe('what a form says', () => {
  const form = (fields: Record<string, string>) => standingIn(new URLSearchParams(fields))

  it('is a position', () => {
    expect(form({ latitude: '22.5431', longitude: '-114.0579', accuracy: '12.5' })).toEqual({
      latitude: 22.5431,
      longitude: -114.0579,
      accuracy: 12.5,
    })
    expect(form({ latitude: '0', longitude: '0' })).toEqual({ latitude: 0, longitude: 0, accuracy: 0 })
  })

  it.each([
    {},
    { latitude: '', longitude: '' },
    { latitude: '91', longitude: '0' },
    { latitude: '0', longitude: '180.1' },
    { latitude: 'NaN', longitude: '0' },
    { latitude: '1e1', longitude: '0' },
    { latitude: '0x10', longitude: '0' },
    { latitude: '1' },
  ])('is none: %o', (fields) => expect(form(fields as Record<string, string>)).toBeNull())
})

it('ends with the circle that was stood in', () => {
  const places = [gate, { ...gate, radius: 201 }, { ...gate, latitude: 22.5432 }].map((circle) =>
    circlePlace('a', circle),
  )
  expect(new Set([...places, circlePlace('b', gate)]).size).toBe(4)
})
