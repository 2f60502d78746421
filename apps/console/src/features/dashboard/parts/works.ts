import { type Place, placeOf, type Thing } from './draft-place.ts'

export interface UnsavedWork {
  subject: Thing['subject']
  /** Null: it was never saved. */
  id: string | null
  name: string
  at: string
  place: Place
}

const shown = 8

interface Work extends Omit<Thing, 'id'> {
  id: string | null
  place: Place
  unsaved: boolean
}

/** Things and unsaved work in one list, the last change first; of one thing the unsaved work goes before. */
export function worksOf(things: readonly Thing[], drafts: readonly UnsavedWork[]): Work[] {
  const called = (subject: string, id: string | null) =>
    things.find((thing) => thing.subject === subject && thing.id === id)?.name ?? ''
  const unsaved = drafts.map((draft) => ({
    ...draft,
    name: draft.name || called(draft.subject, draft.id),
    unsaved: true,
  }))
  const isUnsaved = ({ subject, id }: Thing) => drafts.some((draft) => draft.subject === subject && draft.id === id)
  const saved = things
    .filter((thing) => !isUnsaved(thing))
    .map((thing) => ({ ...thing, place: placeOf(thing.subject, thing.id), unsaved: false }))
  return [...unsaved, ...saved].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, shown)
}
