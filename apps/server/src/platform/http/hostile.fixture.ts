import { connect } from 'node:net'
import { allCalls, type Call, type CallKey } from '@matai/contract'
import { createTranslator } from '@matai/i18n'
import { z } from 'zod'
import { validate } from './validate.ts'

type Json = { [key: string]: unknown; properties?: Record<string, Json>; items?: Json; type?: string }

export const calls = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).map(([entry, call]) => ({ key: `${module}.${entry}` as CallKey, call })),
)
export const jsonCalls = calls.filter(({ call }) => call.carrier === 'json')

/** Sends bytes as they are and answers what comes back until the server closes, headers and all; `hangUp` closes first. */
export function sendRaw(port: number, text: string, { hangUp = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => (hangUp ? socket.end(text) : socket.write(text)))
    let answer = ''
    socket.setTimeout(5_000, () => socket.destroy(new Error('the server does not close')))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}

/** Values that stand in for a right one: of every other type, out of bounds, and what databases choke on. */
const wrongValues: unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 53 - 1, 1e308],
  ...[
    '',
    ' ',
    'x',
    'NaN',
    "' or 1=1 --",
    '%',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff',
    '\u202e',
    '../../etc/passwd',
    'x'.repeat(3_000),
  ],
  ...[[], {}, [[]], [null], [{}], { toString: 1 }, { constructor: { prototype: {} } }],
]

interface Bad {
  name: string
  /** Which field is wrong. */
  place: string
  input: unknown
}

/** Of three wrong values each field gets one, so that all fields of a kind get all: HOSTILE_ALL=1 gives each all of them. */
const turns = process.env.HOSTILE_ALL ? 1 : 3

/** The sample with each field of the call's schema, at any depth, replaced by wrong values. */
export function wrongInputs(call: Call, sample: Record<string, unknown>): Bad[] {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Json
  const places = placesIn(schema, sample)
  return places.flatMap((path, at) => {
    const turn = (at + call.path.length) % turns
    return wrongValues.flatMap((value, index) =>
      index % turns === turn
        ? [{ name: `${path.join('.')} = #${index}`, place: path.join('.'), input: replaced(sample, path, value) }]
        : [],
    )
  })
}

/** A word of our inside, which an answer must not hold. */
export const tellsOfUs = (text: string) =>
  /node_modules|\.ts:\d|\bat \w+ \(|select |insert |FST_|ZodError|SyntaxError/.exec(text)?.[0]

const say = createTranslator('en')

/**
 * Wrong inputs that are worth a request: all that the call's schema lets through, and of what it refuses the first of
 * each field. The rest is refused here, by the function that the server refuses it with, and its words are looked at.
 */
export async function worthAsking(call: Call, inputs: Bad[]): Promise<{ asked: Bad[]; faults: string[] }> {
  const asked: Bad[] = []
  const faults: string[] = []
  const refused = new Set<string>()
  for (const bad of inputs) {
    const answer = await validate(call.input, JSON.parse(JSON.stringify(bad.input)), say)
    if (answer.ok || !refused.has(bad.place)) asked.push(bad)
    if (answer.ok) continue
    refused.add(bad.place)
    const tells = tellsOfUs(JSON.stringify(answer.failure))
    if (tells || !answer.failure.msg) faults.push(`${bad.name}: ${JSON.stringify(answer.failure)} ${tells ?? ''}`)
  }
  return { asked, faults }
}

/** Every field that the schema names or the sample has, with what stands around it. */
function placesIn(schema: Json, value: unknown, path: (string | number)[] = [], depth = 0): (string | number)[][] {
  if (depth > 4) return []
  const inside = (key: string | number, inner: Json, innerValue: unknown) => [
    [...path, key],
    ...placesIn(inner, innerValue, [...path, key], depth + 1),
  ]
  if (Array.isArray(value)) return value.slice(0, 2).flatMap((item, index) => inside(index, schema.items ?? {}, item))
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const keys = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(record)])
  return [...keys].flatMap((key) => inside(key, schema.properties?.[key] ?? {}, record[key]))
}

function replaced(input: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(input)) return input.map((item, index) => (index === key ? replaced(item, rest, value) : item))
  const record = (input ?? {}) as Record<string, unknown>
  return { ...record, [key]: replaced(record[String(key)], rest, value) }
}

/** Bodies that are no input of any call. */
export const wrongBodies: { name: string; body: string; type?: string }[] = [
  { name: 'broken JSON', body: '{"a":' },
  { name: 'two values', body: '{}{}' },
  { name: 'a list', body: '[]' },
  { name: 'null', body: 'null' },
  { name: 'a text', body: '"text"' },
  { name: 'a number', body: '1e999' },
  { name: 'no JSON', body: 'NaN' },
  { name: 'a mark before', body: '\ufeff{}' },
  { name: 'a form', body: 'a=1', type: 'application/x-www-form-urlencoded' },
  { name: 'plain text', body: '{}', type: 'text/plain' },
  { name: 'XML', body: '<a/>', type: 'text/xml' },
  { name: 'a type that is none', body: '{}', type: ';;=;' },
  { name: 'a strange charset', body: '{}', type: 'application/json; charset=klingon' },
  { name: 'parts without a boundary', body: 'x', type: 'multipart/form-data' },
  {
    name: 'parts that end in the middle',
    body: '--b\r\nContent-Disposition: form-data; name="sign"\r\n\r\nx',
    type: 'multipart/form-data; boundary=b',
  },
  { name: '__proto__', body: '{"__proto__":{"accountId":1}}' },
  { name: '__proto__ in escapes', body: '{"\\u005f_proto__":{"accountId":1}}' },
  { name: '__proto__ deep down', body: '{"filters":{"__proto__":{"x":1}}}' },
  { name: 'constructor.prototype', body: '{"constructor":{"prototype":{"accountId":1}}}' },
  { name: 'a deep list', body: '['.repeat(200_000) + ']'.repeat(200_000) },
  { name: 'a deep object', body: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` },
  { name: 'a deep list that does not end', body: '['.repeat(500_000) },
  {
    name: 'many fields',
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`f${n}`, n]))),
  },
  { name: 'NUL in a name of a field', body: '{"\\u0000":1}' },
  { name: 'bytes that are no text', body: '{"a":"\u0000\u001f"}' },
]
