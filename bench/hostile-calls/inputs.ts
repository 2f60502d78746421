import { allCalls, type Call, type CallKey } from '@matai/contract'
import { openApi } from '@matai/contract/openapi'
import type { Belongings } from '../../apps/server/src/testing/belongings.ts'
import { samples } from '../../apps/server/src/testing/samples.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { largest, type Shape } from './largest.ts'
import { pick, type Random } from './texts.ts'

export interface Target {
  key: CallKey
  call: Call
  shape: Shape
  /** Fields that take a text, a list or more fields. */
  places: string[][]
}

type Input = Record<string, unknown>

/** What would end the session of the bench, or needs a message to a telephone. */
const left = new Set<CallKey>([
  'accounts.logout',
  'accounts.sessionEnd',
  'accounts.cancellationAccount',
  'accounts.changeLogin',
])

/** Every call that takes texts or lists; those that take files are the business of another bench. */
export function targets(): Target[] {
  const paths = openApi({ language: 'en', version: '' }).paths as Record<string, Described>
  const all = Object.entries(allCalls).flatMap(([module, entries]) =>
    Object.entries(entries).map(([entry, call]) => ({ key: `${module}.${entry}` as CallKey, call })),
  )
  return all.flatMap(({ key, call }) => {
    if (call.carrier === 'multipart' || left.has(key)) return []
    const shape = shapeOf(paths[call.path], call)
    const places = placesIn(shape)
    return places.length > 0 ? [{ key, call, shape, places }] : []
  })
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Shape }> }
  parameters?: { name: string; schema: Shape }[]
}
type Described = Record<string, Operation>

/** What a call takes, as the API's own description has it. */
function shapeOf(described: Described | undefined, { method }: Call): Shape {
  const { requestBody, parameters = [] } = described?.[method.toLowerCase()] ?? {}
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  return requestBody?.content['application/json']?.schema ?? { type: 'object', properties }
}

function placesIn({ properties = {} }: Shape, path: string[] = []): string[][] {
  return Object.entries(properties).flatMap(([name, inner]) => {
    const kinds = [inner, ...(inner.anyOf ?? []), ...(inner.oneOf ?? [])]
    const here = kinds.some(
      ({ type, enum: choices }) => (type === 'string' && !choices) || type === 'array' || type === 'object',
    )
    return [...(here ? [[...path, name]] : []), ...placesIn(inner, [...path, name])]
  })
}

/** Calls that take away what others need are asked for what is not there. */
const removes = /\.(?:del|bulkRemove|del|delOfUser|delPrinter|removeEmail|delMobile|batchDelete)$/

/** The sample of a call with one of its fields, or all, as large as it may be. */
export async function inputFor(
  { key, call, shape, places }: Target,
  { random, own, app, file }: { random: Random; own: Belongings; app: TestApp; file: string },
): Promise<{ input: Input; what: string }> {
  const sample = (await samples[key](own, app)) as Input
  const place = pick(places, random)
  const beyond = random() < 0.3
  const limit = (call.bodyLimit ?? 1024 ** 2) * 0.6
  const room = call.carrier === 'query' ? 6_000 : pick([limit, limit, 300_000, 60_000], random)
  const known = {
    fileId: file,
    posterFileId: file,
    url: 'https://example.com/a',
    phone: '0755-88886666',
    directoryId: own.directory,
  }
  const inner = shapeAt(shape, place)
  const value = largest(inner, { random, beyond, room, known }, place.at(-1))
  const what = `${place.join('.')} ${beyond ? 'beyond' : 'at'} its limit`
  const input = replaced(sample, place, value)
  return {
    input: removes.test(key) && 'id' in input && place[0] !== 'id' ? { ...input, id: unknownOf(input.id) } : input,
    what,
  }
}

const unknownOf = (id: unknown) => (typeof id === 'string' ? 'zzzzzzzz' : 2 ** 40)

function shapeAt(shape: Shape, [name, ...rest]: string[]): Shape {
  return name === undefined ? shape : shapeAt(shape.properties?.[name] ?? {}, rest)
}

function replaced(input: Input, [name, ...rest]: string[], value: unknown): Input {
  if (name === undefined) return input
  const inner = input[name]
  const record = typeof inner === 'object' && inner !== null ? (inner as Input) : {}
  return { ...input, [name]: rest.length === 0 ? value : replaced(record, rest, value) }
}
