/** The parts of JSON Schema that our own OpenAPI document uses. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  oneOf?: Schema[]
  anyOf?: Schema[]
  format?: string
  default?: unknown
  description?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  additionalProperties?: boolean | Schema
}

interface Parameter {
  name: string
  required?: boolean
  description?: string
  schema: Schema
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  'x-access': string
  'x-feature'?: string
  'x-limit'?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export interface OpenApi {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
}

/** A call as the page shows it. */
export interface DocumentedCall {
  id: string
  path: string
  method: 'GET' | 'POST'
  summary: string
  access: string
  feature: string | undefined
  limit: string | undefined
  /** Media type of the request's body; undefined when the input is in the query. */
  bodyType: string | undefined
  input: Schema
  /** What stands in `data`; undefined for a picture. */
  output: Schema | undefined
}

/** Calls by module, in the document's order. */
export function modulesOf(document: OpenApi): { name: string; calls: DocumentedCall[] }[] {
  const modules = new Map<string, DocumentedCall[]>()
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of ['get', 'post'] as const) {
      const operation = operations[method]
      if (!operation) continue
      const name = operation.tags[0] ?? ''
      modules.set(name, [...(modules.get(name) ?? []), callOf(path, method === 'get' ? 'GET' : 'POST', operation)])
    }
  }
  return [...modules].map(([name, calls]) => ({ name, calls }))
}

function callOf(path: string, method: 'GET' | 'POST', operation: Operation): DocumentedCall {
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const envelope = operation.responses[200]?.content?.['application/json']?.schema
  return {
    id: operation.operationId,
    path,
    method,
    summary: operation.summary,
    access: operation['x-access'],
    feature: operation['x-feature'],
    limit: operation['x-limit'],
    bodyType,
    input: body?.schema ?? schemaOfParameters(operation.parameters ?? []),
    output: envelope?.oneOf?.[0]?.properties?.data,
  }
}

function schemaOfParameters(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
  }
}
