import { describe, expect, it } from 'vitest'
import {
  type Feature,
  features,
  hasFeature,
  type LimitKey,
  limitOf,
  limits,
  tierNumbers,
  tierOf,
  tierRights,
  tiers,
} from './tier-table.ts'

describe('tierOf', () => {
  it.each([
    [0, 'free'],
    [1, 'basic'],
    [2, 'advanced'],
    [3, 'flagship'],
    [4, 'flagship'],
    [5, 'flagship'],
    [6, 'flagship'],
    [7, 'enterprise'],
    [8, 'free'],
    [-1, 'free'],
    [2.5, 'free'],
  ])('reads %d as %s', (vipLevel, tier) => {
    expect(tierOf(vipLevel)).toBe(tier)
  })

  it('reads every tier back from its number', () => {
    for (const tier of tiers) expect(tierOf(tierNumbers[tier])).toBe(tier)
  })
})

describe('limitOf', () => {
  it('is the table of the product', () => {
    const row = (key: LimitKey) => tiers.map((tier) => limitOf(tier, key))
    expect(row('coupons')).toEqual([1, 10, 100, 200, 999])
    expect(row('groupCodes')).toEqual([1, 50, 200, 999, 999])
    expect(row('exportDays')).toEqual([180, Infinity, Infinity, Infinity, Infinity])
    expect(row('qrCodes')).toEqual(tiers.map(() => Infinity))
    expect(row('pictureBytes')[0]).toBe(5 * 1024 ** 2)
    expect(row('storageBytes').map((bytes) => bytes / 1024 ** 3)).toEqual([1, 20, 100, 500, Infinity])
  })

  it('never gives less for a higher tier', () => {
    for (const key of Object.keys(limits) as LimitKey[]) {
      const row = tiers.map((tier) => limitOf(tier, key))
      expect(row, key).toEqual([...row].sort((a, b) => a - b))
    }
  })
})

describe('hasFeature', () => {
  it('begins at the tier of the table and stays', () => {
    for (const [feature, from] of Object.entries(features) as [Feature, keyof typeof tierNumbers][])
      for (const tier of tiers)
        expect(hasFeature(tier, feature), feature).toBe(tiers.indexOf(tier) >= tiers.indexOf(from))
  })
})

describe('tierRights', () => {
  it('has more with every tier', () => {
    const rights = tiers.map(tierRights)
    expect(rights.map(({ has }) => has.length)).toEqual([0, 2, 4, 8, 9])
    expect(rights.map(({ limits: { storageBytes } }) => storageBytes === null)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })
})
