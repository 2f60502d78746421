import type { z } from 'zod'
import { type Entity, referenceOf } from './fields.ts'

interface Named {
  entity: Entity
  id: string | number
}

interface Definition {
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  options?: z.ZodType[]
  valueType?: z.ZodType
}

/** What an input that was taken in names of an account: the ids in it, each with what it is of. */
export function namedThings(schema: z.ZodType, input: unknown): Named[] {
  if (input === undefined || input === null) return []
  const entity = referenceOf(schema)
  if (entity) return typeof input === 'string' || typeof input === 'number' ? [{ entity, id: input }] : []
  const { shape, element, options, valueType, ...inner } = (schema as unknown as { def: Definition }).def
  if (options) return options.filter((one) => one.safeParse(input).success).flatMap((one) => namedThings(one, input))
  if (shape) {
    const record = input as Record<string, unknown> // what the schema has parsed
    return Object.entries(shape).flatMap(([key, field]) => namedThings(field, record[key]))
  }
  if (element) return Array.isArray(input) ? input.flatMap((one) => namedThings(element, one)) : []
  if (valueType) return Object.values(input).flatMap((one) => namedThings(valueType, one))
  const parts = [inner.innerType, inner.in, inner.out].filter((part) => part !== undefined)
  return parts.flatMap((part) => namedThings(part, input))
}
