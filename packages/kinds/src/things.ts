import { placesOf, type Schema } from './walk.ts'

/** The things of a sort that a value names, each once; what is still to be chosen is none. */
export function thingsNamed(schema: Schema, value: unknown, of: string): number[] {
  const named = placesOf(schema, value).flatMap(({ field, value: id }) =>
    field.is === 'thing' && field.of === of && typeof id === 'number' && id > 0 ? [id] : [],
  )
  return [...new Set(named)]
}
