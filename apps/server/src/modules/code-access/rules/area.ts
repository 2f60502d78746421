import type { Place } from '../../../platform/geo/places.ts'
import { provinceOf } from '../../../platform/geo/regions.ts'

/** `unknown` when the address tells less than the areas ask for: nothing at all, or the country without the city. */
export type AreaAnswer = 'inside' | 'outside' | 'unknown'

/** Provinces by number that have an ISO code of their own, by which addresses are known that tell no more. */
const provincesByCountry: Record<string, number> = { HK: 810_000, MO: 820_000, TW: 710_000 }

/** Whether a place lies in one of the areas: countries by ISO code, Chinese provinces and cities by number. */
export function areaOf(areas: readonly string[], { country, region: known }: Place): AreaAnswer {
  if (country === '') return 'unknown'
  const region = known || (provincesByCountry[country] ?? 0)
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
