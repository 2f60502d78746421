import type { Field } from './fields.ts'
import { htmlToText } from '@matai/rules/plain-text'
import { placesOf, type Path, type Schema } from './walk.ts'

/** Names of files by their ids. */
type FileNames = ReadonlyMap<string, string>

const isText = ({ is }: Field) => is !== 'file' && is !== 'thing' && is !== 'number' && is !== 'choice' && is !== 'yes'

/** What a field says to a reader. */
function wordsAt(field: Field, value: unknown, names: FileNames): string {
  if (value === null || value === undefined) return ''
  if (field.is === 'file' || field.is === 'thing') return names.get(String(value)) ?? ''
  return field.is === 'rich' ? htmlToText(String(value)) : String(value)
}

/** The words that a reader knows a value by; the names of its files where it has none. */
export function wordsOf(schema: Schema, value: unknown, names: FileNames = new Map()): string {
  const places = placesOf(schema, value)
  const of = (wanted: (field: Field) => boolean) =>
    places.flatMap(({ field, value: here }) => (wanted(field) ? [wordsAt(field, here, names)] : [])).filter(Boolean)
  const texts = of(isText)
  return (texts.length > 0 ? texts : of(({ is }) => is === 'file')).join(' ')
}

/** What a search looks into: the texts of a value, a line each. */
export function searchText(schema: Schema, value: unknown): string {
  return placesOf(schema, value)
    .flatMap(({ field, value: here }) => (isText(field) ? [wordsAt(field, here, new Map())] : []))
    .filter(Boolean)
    .join('\n')
}

/** What a field said before and says now. */
export interface Difference {
  path: Path
  field: Field
  from: string
  to: string
}

/** What turns one value into another, field by field; items of lists are compared by their places. */
export function differences(
  schema: Schema,
  before: unknown,
  after: unknown,
  names: FileNames = new Map(),
): Difference[] {
  const keyed = (value: unknown) => new Map(placesOf(schema, value).map((place) => [place.path.join('\n'), place]))
  const past = keyed(before)
  const now = keyed(after)
  return [...new Set([...past.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [past.get(key), now.get(key)]
    const place = is ?? was
    if (!place || (was && is && (was.value ?? null) === (is.value ?? null))) return []
    const said = (one: typeof place | undefined) => (one ? wordsAt(one.field, one.value, names) : '')
    return [{ path: place.path, field: place.field, from: said(was), to: said(is) }]
  })
}
