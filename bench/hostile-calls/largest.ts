import fc from 'fast-check'
import { hostileText, pick, type Random } from './texts.ts'

/** What a JSON schema says of a value; made by zod from the contract. */
export interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

export interface Manner {
  random: Random
  /** Also more than the schema allows. */
  beyond: boolean
  /** Characters that the whole value may take as JSON. */
  room: number
  /** Values that have to be right for anything to be done, by the name of their field. */
  known: Readonly<Record<string, unknown>>
}

/** A value as large as its schema allows, right by its shape; refinements that no schema shows may still refuse it. */
export function largest(shape: Shape, manner: Manner, name = '', depth = 0): unknown {
  const { random, known } = manner
  if (name in known && depth > 0) return known[name]
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return pick(shape.enum, random)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) {
    const real = choices.filter(({ type }) => type !== 'null')
    return largest(pick(real.length > 0 ? real : choices, random), manner, name, depth)
  }
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((one) => largest(one, manner, name, depth)))
  if (depth > 8) return null
  switch (shape.type) {
    case 'string':
      return textOf(shape, manner)
    case 'integer':
    case 'number':
      return pick([shape.minimum ?? shape.exclusiveMinimum ?? 1, Math.min(shape.maximum ?? 1e6, 1e9)], random)
    case 'boolean':
      return random() < 0.5
    case 'array':
      return listOf(shape, manner, name, depth)
    case 'object':
      return objectOf(shape, manner, depth)
    default:
      return hostileText(50, random)
  }
}

function textOf({ pattern, format, maxLength, minLength }: Shape, { random, beyond, room }: Manner): string {
  if (format === 'date-time') return '2026-11-23T06:00:00.000Z'
  if (format === 'date') return '2026-11-23'
  if (pattern && !(beyond && random() < 0.3)) {
    const seed = Math.floor(random() * 2 ** 31)
    const whole = new RegExp(pattern)
    const plain = fc.stringMatching(new RegExp(withoutLooks(pattern)), { maxLength: maxLength ?? 100 })
    const [text = ''] = fc.sample(
      plain.filter((one) => whole.test(one)),
      { numRuns: 1, seed },
    )
    return text
  }
  const allowed = maxLength ?? 200_000
  const length = Math.max(
    minLength ?? 0,
    Math.min(room, beyond ? pick([allowed + 1, allowed * 3, room], random) : allowed),
  )
  return hostileText(length, random)
}

/** A pattern without its looks ahead, of which texts cannot be made; the whole pattern chooses among them. */
function withoutLooks(pattern: string): string {
  const at = pattern.search(/\(\?[=!]/)
  if (at < 0) return pattern
  let depth = 0
  for (let end = at; end < pattern.length; end++) {
    if (pattern[end] === '\\') end++
    else if (pattern[end] === '(') depth++
    else if (pattern[end] === ')' && --depth === 0) return withoutLooks(pattern.slice(0, at) + pattern.slice(end + 1))
  }
  return pattern
}

/** A few different items again and again: as many as are allowed, or as there is room for. */
function listOf({ items = {}, maxItems, minItems }: Shape, manner: Manner, name: string, depth: number): unknown[] {
  const { random, beyond, room } = manner
  const allowed = maxItems ?? 2_000
  const most = beyond ? pick([allowed + 1, allowed * 4], random) : allowed
  const inside = { ...manner, room: room / pick([1, 3, Math.max(1, most)], random) }
  const kinds = Array.from({ length: Math.min(most, 3) }, () => largest(items, inside, singular(name), depth + 1))
  const size = Math.max(...kinds.map((kind) => JSON.stringify(kind)?.length ?? 1), 1) + 12
  const count = Math.max(minItems ?? 0, Math.min(most, Math.floor(room / size)))
  return Array.from({ length: count }, (_, place) => numbered(kinds[place % kinds.length], place, manner.known))
}

const singular = (name: string) => name.replace(/s$/, '')

/** The same with a number in its own names, so that no two are one. */
function numbered(value: unknown, place: number, known: Manner['known']): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const own = value as Record<string, unknown>
  const changed = ['id', 'key', 'name'].filter((field) => typeof own[field] === 'string' && !(field in known))
  return {
    ...own,
    ...Object.fromEntries(
      changed.map((field) => [field, `${String(own[field]).slice(0, 8)}${place}`.replaceAll(/[^\w-]/g, 'x')]),
    ),
  }
}

function objectOf(shape: Shape, manner: Manner, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = shape
  const names = Object.keys(properties).filter((name) => required.includes(name) || manner.random() < 0.7)
  const inside = { ...manner, room: manner.room / Math.max(1, names.length) }
  const made = Object.fromEntries(names.map((name) => [name, largest(properties[name] ?? {}, inside, name, depth + 1)]))
  if (typeof additionalProperties !== 'object' || names.length > 0) return made
  const value = largest(additionalProperties, { ...manner, room: Math.min(2_000, manner.room / 10) }, '', depth + 1)
  const count = Math.min(2_000, Math.floor(manner.room / ((JSON.stringify(value)?.length ?? 1) + 12)))
  return Object.fromEntries(Array.from({ length: count }, (_, place) => [`k${place}`, value]))
}
