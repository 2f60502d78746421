import type { Schema } from './open-api.ts'

/** One line of a table: a field by its way from the top, `list[].name`. */
export interface DocumentedField {
  name: string
  type: string
  required: boolean
  /** Limits in signs that both languages read: `≤ 20`, `1–64`, `"a" | "b"`. */
  limits: string
  default: string | undefined
}

/** Fields past this depth are told by their type only. */
const deepest = 3

/** Flattens a schema into lines. */
export function fieldsOf(schema: Schema, prefix = '', depth = 0): DocumentedField[] {
  const { properties = {}, required = [] } = objectIn(schema) ?? {}
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key
    const line = {
      name,
      type: typeOf(field),
      required: required.includes(key),
      limits: limitsOf(field),
      default: field.default === undefined ? undefined : JSON.stringify(field.default),
    }
    const inside = field.items ?? field
    const below = depth < deepest ? fieldsOf(inside, field.items ? `${name}[].` : `${name}.`, depth + 1) : []
    return [line, ...below]
  })
}

/** The object in a schema that may also be null. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema
  return schema.anyOf?.find((one) => one.properties)
}

export function typeOf(schema: Schema): string {
  const several = schema.anyOf ?? schema.oneOf
  if (several) return [...new Set(several.map(typeOf))].join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  if (schema.format && schema.type === 'string') return `string (${schema.format})`
  return [schema.type ?? 'any'].flat().join(' | ')
}

function limitsOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const low = schema.minLength ?? schema.minimum
  const high = schema.maxLength ?? schema.maximum ?? schema.maxItems
  const lowSaid = low !== undefined && low > Number.MIN_SAFE_INTEGER
  const highSaid = high !== undefined && high < Number.MAX_SAFE_INTEGER
  if (lowSaid && highSaid) return `${low}–${high}`
  if (highSaid) return `≤ ${high}`
  return lowSaid ? `≥ ${low}` : ''
}
