import { describe, expect, it } from 'vitest'
import { countries, countryOf, findCountries } from './countries.ts'

describe('countries', () => {
  it('names 245 of them in both languages', () => {
    expect(countries()).toHaveLength(245)
    expect(countries().filter(({ iso, name }) => name.zh === iso || name.en === iso)).toEqual([])
  })

  it('writes Hong Kong, Macao and Taiwan as a product for mainland China does', () => {
    expect(['HK', 'MO', 'TW'].map((iso) => countryOf(iso).name.zh)).toEqual(['中国香港', '中国澳门', '中国台湾'])
    expect(countryOf('HK').name.en).toBe('Hong Kong, China')
  })
})

describe('findCountries', () => {
  const found = (typed: string) => findCountries(typed, 'zh').map(({ iso }) => iso)

  it.each([
    ['中国', 'CN'],
    ['china', 'CN'],
    ['de', 'DE'],
    ['+81', 'JP'],
    ['65', 'SG'],
    ['香港', 'HK'],
    ['kingdom', 'GB'],
  ])('finds %s', (typed, iso) => {
    expect(found(typed)).toContain(iso)
  })

  it('puts the best fit first', () => {
    expect(found('cn')[0]).toBe('CN')
    expect(found('44').slice(0, 4).sort()).toEqual(['GB', 'GG', 'IM', 'JE'])
  })

  it('lists all without a word and none for nonsense', () => {
    expect(found('')).toHaveLength(245)
    expect(found('qqqq')).toEqual([])
  })
})
