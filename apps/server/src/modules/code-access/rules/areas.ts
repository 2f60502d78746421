import { dialCodes } from '@matai/rules/country-rules'
import { cities, provinces } from '../../../platform/geo/regions.ts'

/** Whether there is such an area: a country by its ISO code, or a Chinese province or city by its number. */
export function isArea(code: string): boolean {
  return Object.hasOwn(dialCodes, code) || provinces.has(Number(code)) || cities.has(Number(code))
}
