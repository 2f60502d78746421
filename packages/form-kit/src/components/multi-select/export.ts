import { type ExportFace, textCell } from '../../engine/export-face.ts'
import { labelsDown, type MultiSelectSettings } from './schema.ts'

/** A column for each level that has a name; without names, the whole way in one. */
export const sheet: ExportFace<MultiSelectSettings, string[]> = {
  columns: ({ title, levels }) =>
    levels.length === 0
      ? [{ part: '', heading: title }]
      : levels.map((level, at) => ({ part: `level-${at + 1}`, heading: `${title} · ${level}` })),
  cells: (way, settings) => {
    const labels = labelsDown(way, settings)
    if (settings.levels.length === 0) return [textCell(labels.join(' / '))]
    // What goes deeper than the named levels stands in the last of them.
    const last = settings.levels.length - 1
    return settings.levels.map((_, at) => textCell(at < last ? (labels[at] ?? '') : labels.slice(last).join(' / ')))
  },
}
