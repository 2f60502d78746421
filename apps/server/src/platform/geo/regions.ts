import type { Language } from '@matai/i18n'
import { areaList } from '@vant/area-data'
import { englishNames } from './english-names.ts'

/** Administrative codes of China's provinces (110000) and cities (320100), with their names. */
export const provinces: ReadonlyMap<number, string> = named(areaList.province_list)
export const cities: ReadonlyMap<number, string> = named(areaList.city_list)

/** What a province or city is called; empty for a code that none has. */
export function nameOfRegion(code: number, language: Language): string {
  return (language === 'en' ? englishNames.get(code) : undefined) ?? cities.get(code) ?? provinces.get(code) ?? ''
}

/** Province and city of a code, in words; empty where they are unknown. */
export function regionWords(code: number, language: Language): { province: string; city: string } {
  return {
    province: nameOfRegion(provinceOf(code), language),
    city: cities.has(code) ? nameOfRegion(code, language) : '',
  }
}

/** The province that a code of a city or a province lies in. */
export function provinceOf(region: number): number {
  return Math.floor(region / 10_000) * 10_000
}

/** The code of a city, or of its province where the city is unknown; 0 when both are. Short names ("恩施州") will do. */
export function regionNamed(province: string, city: string): number {
  const provinceCode = find(provinces, stemOf(province), () => true)
  if (provinceCode === 0) return 0
  return find(cities, stemOf(city), (code) => provinceOf(code) === provinceCode) || provinceCode
}

function named(list: Record<string, string>): Map<number, string> {
  return new Map(Object.entries(list).map(([code, name]) => [Number(code), name]))
}

function find(names: ReadonlyMap<number, string>, stem: string, isWithin: (code: number) => boolean): number {
  if (stem.length < 2) return 0
  for (const [code, name] of names) if (name.startsWith(stem) && isWithin(code)) return code
  return 0
}

function stemOf(name: string): string {
  return name.replace(/(省|市|州|盟|地区)$/u, '')
}
