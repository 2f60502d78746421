/** A JSON schema as far as the contract uses it. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema | boolean
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  description?: string
}

/** Longer types get a name, so that what stands in many calls is written once. */
const namedFrom = 160

/** Writes schemas as types of TypeScript; what is long and comes again is one alias. */
export function createTypeWriter() {
  const aliases = new Map<string, string>()

  function write(schema: JsonSchema | boolean | undefined): string {
    const text = written(schema)
    if (text.length < namedFrom) return text
    const known = aliases.get(text)
    if (known) return known
    const name = `T${aliases.size + 1}`
    aliases.set(text, name)
    return name
  }

  function written(schema: JsonSchema | boolean | undefined): string {
    if (schema === undefined || typeof schema === 'boolean') return 'unknown'
    if ('const' in schema) return JSON.stringify(schema.const)
    if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
    const some = schema.anyOf ?? schema.oneOf
    if (some) return union(some.map(write))
    if (schema.allOf) return schema.allOf.map((one) => `(${write(one)})`).join(' & ')
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => written({ ...schema, type })))
    if (schema.type === 'array') return list(schema)
    if (schema.type === 'object') return object(schema)
    if (schema.type === 'integer') return 'number'
    return ['string', 'number', 'boolean', 'null'].find((one) => one === schema.type) ?? 'unknown'
  }

  function list({ items, prefixItems }: JsonSchema): string {
    return prefixItems ? `[${prefixItems.map(write).join(', ')}]` : `Array<${write(items)}>`
  }

  function object({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
    const fields = Object.entries(properties).map(([name, schema]) => {
      const note = schema.description ? `/** ${schema.description.replaceAll('*/', '* /')} */ ` : ''
      return `${note}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${write(schema)}`
    })
    if (fields.length === 0 && typeof additionalProperties === 'object')
      return `Record<string, ${write(additionalProperties)}>`
    return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`
  }

  return {
    write,
    /** The aliases that were used so far. */
    aliases: (): string => [...aliases].map(([text, name]) => `type ${name} = ${text}`).join('\n'),
  }
}

const union = (types: string[]): string => [...new Set(types)].join(' | ') || 'never'
