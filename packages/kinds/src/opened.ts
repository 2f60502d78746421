import * as z from 'zod/mini'
import { openTextOf } from './fields.ts'
import type { Schema } from './walk.ts'

const known = new WeakMap<Schema, Schema>()
const places = ['shape', 'element', 'innerType', 'options', 'items', 'valueType']

/** The schema of a value whose texts may hold variables: of what is not filled yet nothing can be said. */
export function opened<Closed extends Schema>(schema: Closed): Closed {
  return openPart(schema) as Closed
}

function openPart(schema: Schema): Schema {
  const done = known.get(schema) ?? openTextOf(schema)
  if (done) return done
  const def = schema._zod.def as unknown as Record<string, unknown>
  const parts = places.filter((place) => place in def).map((place) => [place, opening(def[place])] as const)
  const same = parts.every(([place, part]) => isSame(part, def[place]))
  const made = same ? schema : z.clone(schema, { ...def, ...Object.fromEntries(parts) } as never, { parent: true })
  known.set(schema, made)
  return made
}

function opening(part: unknown): unknown {
  if (part instanceof z.core.$ZodType) return openPart(part)
  if (Array.isArray(part)) return part.map(opening)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, below]) => [key, opening(below)]))
}

/** Whether opening changed nothing in a part. */
function isSame(after: unknown, before: unknown): boolean {
  if (after === before) return true
  if (after instanceof z.core.$ZodType || typeof after !== 'object' || after === null) return false
  return Object.entries(after).every(([key, part]) => part === (before as Record<string, unknown>)[key])
}
