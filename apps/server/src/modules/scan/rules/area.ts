import type { Place } from '../../../platform/geo/places.ts'
import { provinceOf } from '../../../platform/geo/regions.ts'

/** `unknown` when the address tells less than the areas ask for: nothing at all, or the country without the city. */
export type AreaAnswer = 'inside' | 'outside' | 'unknown'

/** Whether a place lies in one of the areas: countries by ISO code, Chinese provinces and cities by number. */
export function areaOf(areas: readonly string[], { country, region }: Place): AreaAnswer {
  if (country === '') return 'unknown'
  const province = provinceOf(region)
  const codes = [country, String(region), String(province)]
  if (codes.some((code) => areas.includes(code))) return 'inside'
  const cities = areas.filter((area) => /^\d/.test(area)).map(Number)
  const mayBeInside = region === 0 ? country === 'CN' && cities.length > 0 : isProvinceOfOne(region, cities)
  return mayBeInside ? 'unknown' : 'outside'
}

/** Whether a place is known as a province only, and one of the cities lies there. */
function isProvinceOfOne(region: number, cities: readonly number[]): boolean {
  return provinceOf(region) === region && cities.some((city) => provinceOf(city) === region)
}
