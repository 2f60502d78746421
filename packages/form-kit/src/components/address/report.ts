import type { ReportFace } from '../../engine/report-face.ts'
import type { AddressAnswer, AddressSettings } from './schema.ts'

/** Provinces are counted apart from places. */
const prefix = 'province-'

const frequentFirst = (a: { label: string; count: number }, b: { label: string; count: number }) =>
  b.count - a.count || (a.label < b.label ? -1 : 1)

/** Answers by province and city, the most frequent first; and by province alone, for a map. */
export const report: ReportFace<AddressSettings, AddressAnswer> = {
  points: ({ areas }) => {
    const place = areas.slice(0, 2).map(({ name }) => name)
    const [province] = areas
    if (!province) return []
    return [{ count: place.join(' ') }, { count: `${prefix}${province.code.slice(0, 2)}${province.name}` }]
  },
  finish: ({ answered, counts }) => {
    const all = Object.entries(counts)
    return {
      shape: 'places',
      answered,
      options: all
        .filter(([key]) => !key.startsWith(prefix))
        .map(([place, count]) => ({ id: place, label: place, count }))
        .sort(frequentFirst),
      provinces: all
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, count]) => {
          const at = prefix.length + 2
          return { code: key.slice(prefix.length, at), label: key.slice(at), count }
        })
        .sort(frequentFirst),
    }
  },
}
