import { areaList } from '@vant/area-data'
import { describe, expect, it } from 'vitest'
import { type AreaOption, areaName, areaOptions } from './areas.ts'

const codesOf = (options: AreaOption[]): string[] =>
  options.flatMap(({ value, children }) => [value, ...codesOf(children)])
/** Parts of China that are listed as themselves, cities that are all of their province, and collections of counties. */
const isElsewhere = (code: string) => /^(71|81|82)|^(11|12|31|50)0[12]00$|9000$/.test(code)

describe('areas', () => {
  it('knows every province and city by which the server tells where a visit comes from', () => {
    const known = new Set(codesOf(areaOptions('zh')))
    const all = [...Object.keys(areaList.province_list), ...Object.keys(areaList.city_list)]
    expect(all.filter((code) => !known.has(code) && !isElsewhere(code))).toEqual([])
    expect(known.size).toBe(codesOf(areaOptions('en')).length)
  })

  it('is called as the server calls it, in both languages without a word of the other', () => {
    const [mainland] = areaOptions('zh')
    for (const { value, title, children } of mainland?.children ?? []) {
      expect(title).toBe(areaList.province_list[value])
      for (const city of children) expect(city.title).toBe(areaList.city_list[city.value])
    }
    const english = areaOptions('en')
    expect(codesOf(english).filter((code) => /\p{Script=Han}/u.test(areaName(code, english)))).toEqual([])
  })

  it('names what stands in settings, also what only a program would write', () => {
    const options = areaOptions('en')
    expect(areaName('320100', options)).toBe('Nanjing')
    expect(areaName('FR', options)).toBe('France')
    expect(areaName('810000', options)).toBe('Hong Kong, China')
    expect(areaName('999999', options)).toBe('999999')
  })
})
