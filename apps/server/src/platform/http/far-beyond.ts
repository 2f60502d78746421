import type { z } from 'zod'

type Beyond = Extract<z.core.$ZodIssue, { code: 'too_big' }>
type Path = (string | number)[]

interface Inside {
  def: {
    type: string
    shape?: Record<string, z.core.$ZodType>
    innerType?: z.core.$ZodType
    in?: z.core.$ZodType
    element?: z.core.$ZodType
    checks?: { _zod: { def: { check: string; maximum?: unknown; error?: (issue: object) => unknown } } }[]
  }
}

/** Elements of a list that is within its limit are looked into as long as there are few. */
const fewElements = 50

/** What is a little too long is told by the schema, with whatever else is wrong. */
const isFar = (length: number, maximum: number) => length > 2 * maximum + 100

/**
 * The first list or text that is far longer than its schema allows, found without looking at what stands in it: a
 * schema looks at every element of a list before it counts them. Choices of a union are left to the schema.
 */
export function farBeyond(schema: z.core.$ZodType, input: unknown, path: Path = []): Beyond | undefined {
  const { def } = schema._zod as unknown as Inside // every schema has one; zod types it by kind
  const inner = def.innerType ?? def.in
  if (inner) return farBeyond(inner, input, path)
  const maximum = longestOf(def)
  if (def.type === 'string') {
    return typeof input === 'string' && isFar(input.length, maximum) ? tooBig('string', maximum, def, path) : undefined
  }
  if (def.type === 'array' && Array.isArray(input)) {
    if (isFar(input.length, maximum)) return tooBig('array', maximum, def, path)
    return def.element ? firstOf(input.slice(0, fewElements).entries(), def.element, path) : undefined
  }
  if (def.type !== 'object' || !def.shape || typeof input !== 'object' || input === null) return undefined
  for (const [name, field] of Object.entries(def.shape)) {
    const value: unknown = Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined
    const found = value === undefined ? undefined : farBeyond(field, value, [...path, name])
    if (found) return found
  }
  return undefined
}

function firstOf(elements: Iterable<[number, unknown]>, schema: z.core.$ZodType, path: Path): Beyond | undefined {
  for (const [index, element] of elements) {
    const found = farBeyond(schema, element, [...path, index])
    if (found) return found
  }
  return undefined
}

const maxLength = ({ checks = [] }: Inside['def']) =>
  checks.map(({ _zod }) => _zod.def).find(({ check }) => check === 'max_length')

/** A name is put in order before it is counted: then only the check itself knows how long it may be. */
function longestOf(def: Inside['def']): number {
  const maximum = maxLength(def)?.maximum
  return typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY
}

function tooBig(origin: 'string' | 'array', maximum: number, def: Inside['def'], path: Path): Beyond {
  const said = maxLength(def)?.error?.({ code: 'too_big', origin, maximum, path })
  const message = typeof said === 'string' ? said : `longer than ${maximum}`
  return { code: 'too_big', origin, maximum, path, message, inclusive: true, input: undefined }
}
