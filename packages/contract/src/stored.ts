import { z } from 'zod'

type Part = z.core.$ZodType
interface Def extends Record<string, unknown> {
  type: string
  checks?: unknown
}

const known = new WeakMap<Part, Part>()

/**
 * The shape of what was stored, without any of the rules for what may be sent. Whatever passed the rules of its time can
 * always be read, also when cleaning made it longer or a rule became stricter since.
 */
export function withoutRules<Schema extends z.ZodType>(schema: Schema): Schema {
  return plain(schema) as Schema
}

function plain(schema: Part): Part {
  const done = known.get(schema)
  if (done) return done
  const { checks: _, ...def } = schema._zod.def as unknown as Def
  const parts = Object.fromEntries(
    Object.entries(def).flatMap(([name, part]) => (holdsParts(name) ? [[name, within(part)]] : [])),
  )
  const made = z.core.clone(schema, { ...def, ...parts } as never, { parent: true })
  known.set(schema, made)
  return made
}

/** Keys of a definition under which other schemas stand. */
const places = ['shape', 'element', 'innerType', 'options', 'items', 'rest', 'keyType', 'valueType', 'left', 'right']
const holdsParts = (name: string) => places.includes(name) || name === 'in' || name === 'out' || name === 'catchall'

function within(value: unknown): unknown {
  if (value instanceof z.core.$ZodType) return plain(value)
  if (Array.isArray(value)) return value.map(within)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, within(part)]))
  return value
}

/** Every schema in a schema, with where it stands. */
export function partsOf(schema: Part, path = ''): { path: string; schema: Part }[] {
  const def = schema._zod.def as unknown as Def
  const inner = Object.entries(def).flatMap(([name, value]) =>
    holdsParts(name) ? below(value, `${path}.${name}`) : [],
  )
  return [{ path, schema }, ...inner]
}

function below(value: unknown, path: string): { path: string; schema: Part }[] {
  if (value instanceof z.core.$ZodType) return partsOf(value, path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => below(part, `${path}.${key}`))
}
