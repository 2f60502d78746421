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
    checks?: { _zod: { def: { check: string; error?: (issue: object) => unknown } } }[]
  }
  bag: { maximum?: unknown }
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
  const { def, bag } = schema._zod as unknown as Inside // every schema has both; zod types them by kind
  const inner = def.innerType ?? def.in
  if (inner) return farBeyond(inner, input, path)
  const maximum = typeof bag.maximum === 'number' ? bag.maximum : Number.POSITIVE_INFINITY
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

function tooBig(origin: 'string' | 'array', maximum: number, { checks = [] }: Inside['def'], path: Path): Beyond {
  const longest = checks.find(({ _zod }) => _zod.def.check === 'max_length')
  const said = longest?._zod.def.error?.({ code: 'too_big', origin, maximum, path })
  const message = typeof said === 'string' ? said : `longer than ${maximum}`
  return { code: 'too_big', origin, maximum, path, message, inclusive: true, input: undefined }
}
