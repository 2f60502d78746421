import { componentsOf, type DayPlace, type FormDocument, schemaOf } from '@matai/form-kit/schema'

export interface Place extends DayPlace {
  component: string
  title: string
}

/** What of a form can be booked on a day, in the order of the form; the keys are those that records claim. */
export function placesOn(document: FormDocument, day: string): Place[] {
  return componentsOf(document).flatMap(({ id, type, settings }) => {
    const title = 'title' in settings ? settings.title : ''
    const places = schemaOf(type).placesOn?.(settings, day) ?? []
    return places.map((place) => ({ ...place, key: `${id}/${place.key}`, component: id, title }))
  })
}

const dayOf = (key: string) => /^[^/]+\/(\d{4}-\d{2}-\d{2})\//.exec(key)?.[1]

/**
 * What is used up, as the page that knows only the form's own numbers has to hear it: where a day has fewer places,
 * the missing ones count as used, and where it has more, as free.
 */
export function usesForFilling(
  document: FormDocument,
  uses: ReadonlyMap<string, { used: number; most: number | null }>,
): Record<string, number> {
  const told: Record<string, number> = {}
  for (const [key, { used, most }] of uses) {
    const day = most === null ? undefined : dayOf(key)
    const usual = day === undefined ? undefined : placesOn(document, day).find((place) => place.key === key)?.most
    told[key] = most === null || usual == null ? used : used + usual - most
  }
  return told
}
