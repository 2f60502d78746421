import { areaList } from '@vant/area-data'

interface Area {
  code: string
  name: string
  children?: Area[]
}

const level = (list: Record<string, string>) => Object.entries(list).map(([code, name]) => ({ code, name }))

/** China's provinces with their cities and counties, for programs that let somebody choose one. */
export function areaTree(): Area[] {
  const counties = Map.groupBy(level(areaList.county_list), ({ code }) => code.slice(0, 4))
  const cities = Map.groupBy(level(areaList.city_list), ({ code }) => code.slice(0, 2))
  return level(areaList.province_list).map((province) => ({
    ...province,
    children: (cities.get(province.code.slice(0, 2)) ?? []).map((city) => {
      const children = counties.get(city.code.slice(0, 4))
      return children ? { ...city, children } : city
    }),
  }))
}

const names = new Map(
  [areaList.province_list, areaList.city_list, areaList.county_list].flatMap((list) => Object.entries(list)),
)

const divided = new Set(
  [areaList.city_list, areaList.county_list].flatMap((list, depth) =>
    Object.keys(list).map((code) => (depth === 0 ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`)),
  ),
)

/** Whether a province or city has parts: some cities have no districts. */
export const isDivided = (code: string): boolean => divided.has(code)

/** Name of a province, city or county of China by its six digits. */
export const areaName = (code: string): string | undefined => names.get(code)
