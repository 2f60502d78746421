import { createTranslator, isPhraseKey, type Language } from '@matai/i18n'
import { z } from 'zod'
import type { Call } from './call.ts'
import { allCalls } from './contract.ts'
import { Failure, idempotencyKeyMax } from './envelope.ts'
import { keyScopeOf } from './key-scopes.ts'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of every call, made from the contract alone. Rights and gates stand in `x-access`, `x-feature`, `x-limit`, what a key needs in `x-scope`. */
export function openApi({ language, version }: { language: Language; version: string }): Json {
  const say = createTranslator(language)
  const paths: Record<string, Json> = {}
  for (const [module, entries] of Object.entries(allCalls)) {
    for (const [entry, call] of Object.entries(entries)) {
      const phrase = `calls.${module}_${entry}`
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: {
          operationId: `${module}.${entry}`,
          tags: [module],
          summary: isPhraseKey(phrase) ? say(phrase) : entry,
          'x-access': typeof call.access === 'string' ? call.access : `flag:${call.access.flag}`,
          ...(call.feature ? { 'x-feature': call.feature } : {}),
          ...(call.limit ? { 'x-limit': call.limit } : {}),
          ...(keyScopeOf(call) ? { 'x-scope': keyScopeOf(call) } : {}),
          security: call.access === 'public' || call.access === 'visitor' ? [] : [{ cookie: [] }, { bearer: [] }],
          ...takes(call),
          responses: answers(call),
        },
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: say('app.name'), version, description: say('app.apiDescription') },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(Failure, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'user-info' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function takes(call: Call): Json {
  const schema = schemaOf(call.input, 'input')
  if (call.carrier === 'query') return { parameters: parametersOf(schema) }
  if (call.carrier === 'json')
    return {
      ...(call.creates ? { parameters: [idempotencyKey] } : {}),
      requestBody: { required: true, content: { 'application/json': { schema } } },
    }
  const withFile = {
    ...schema,
    properties: { ...(schema.properties as Json), file: { type: 'string', format: 'binary' } },
    required: [...((schema.required as string[] | undefined) ?? []), 'file'],
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: withFile } } } }
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'of your choice; the call happens once for each key: sent again within 24 hours it gets the first answer',
  schema: { type: 'string', maxLength: idempotencyKeyMax },
}

function parametersOf(schema: Json): Json[] {
  const required = (schema.required as string[] | undefined) ?? []
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, { description, ...type }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema: type,
  }))
}

function answers(call: Call): Json {
  if (call.answer === 'picture') {
    const picture = { schema: { type: 'string', format: 'binary' } }
    const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
    return {
      200: { description: 'the picture', content: { 'image/png': picture, 'image/svg+xml': picture } },
      default: { description: 'a refusal in the envelope', content: refusal },
    }
  }
  if (call.answer === 'file') {
    const file = { schema: { type: 'string', format: 'binary' } }
    const refusal = { schema: { $ref: '#/components/schemas/Failure' } }
    const content = { 'application/octet-stream': file, 'application/json': refusal }
    return { 200: { description: 'the file as an attachment, or a refusal in the envelope', content } }
  }
  if (call.answer === 'plain') {
    const content = { 'application/json': { schema: schemaOf(call.output, 'output') } }
    return { 200: { description: 'the data itself, without an envelope', content } }
  }
  const success = z.object({ code: z.literal(0), msg: z.literal(''), data: call.output })
  const schema = { oneOf: [schemaOf(success, 'output'), { $ref: '#/components/schemas/Failure' }] }
  return { 200: { description: 'the envelope', content: { 'application/json': { schema } } } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  return json
}
