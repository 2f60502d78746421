import { plainHeading } from '../../../platform/excel/plain-heading.ts'

/** Where the columns of a template stand in a workbook, or what is in the way. */
export type Headings =
  | { ok: true; places: number[] }
  | { ok: false; missing: string[]; unknown: string[]; canMatchByHeader: boolean }

/**
 * Finds the columns of a template among the headings of a workbook. They stand in the template's order; `byHeader` finds
 * them in any order and passes over others. Ours, which a workbook of codes has besides, never count.
 */
export function matchHeadings(
  headings: readonly string[],
  columns: readonly { name: string }[],
  { ours, byHeader }: { ours: readonly string[]; byHeader: boolean },
): Headings {
  const names = columns.map(({ name }) => plainHeading(name))
  const wanted = new Set(names)
  const passed = new Set(ours.map(plainHeading))
  const found = headings
    .map((heading, place) => ({ heading: plainHeading(heading), place }))
    .filter(({ heading }) => heading !== '' && (wanted.has(heading) || !passed.has(heading)))
  const isInOrder = found.length === names.length && found.every(({ heading }, at) => heading === names[at])
  if (isInOrder) return { ok: true, places: found.map(({ place }) => place) }
  const places = names.map((name) => found.find(({ heading }) => heading === name)?.place ?? -1)
  const missing = columns.filter((_, at) => places[at] === -1).map(({ name }) => name)
  if (byHeader && missing.length === 0) return { ok: true, places }
  const unknown = [...new Set(found.map(({ heading }) => heading).filter((heading) => !wanted.has(heading)))]
  return { ok: false, missing, unknown: unknown.slice(0, 50), canMatchByHeader: missing.length === 0 }
}
