import type { ReportFace } from '../../engine/report-face.ts'
import type { AddressAnswer, AddressSettings } from './schema.ts'

/** Answers by province and city, the most frequent first. */
export const report: ReportFace<AddressSettings, AddressAnswer> = {
  points: ({ areas }) => {
    const place = areas.slice(0, 2).map(({ name }) => name)
    return place.length === 0 ? [] : [{ count: place.join(' ') }]
  },
  finish: ({ answered, counts }) => ({
    shape: 'options',
    answered,
    options: Object.entries(counts)
      .map(([place, count]) => ({ id: place, label: place, count }))
      .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
  }),
}
