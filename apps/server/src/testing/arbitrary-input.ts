import { type Entity, referenceOf, shortIdAlphabet } from '@matai/contract'
import fc from 'fast-check'
import type { z } from 'zod'

/** What stands where an input names something: an id of the tester's own, undefined when there is none to name. */
export type Named = (entity: Entity, place: { type: string; key: string }) => string | number | undefined

interface Place {
  named: Named
  /** The literal `type` of the object around, such as `picture`. */
  type: string
  key: string
  /** Letters that may still be spent, so that a body at every limit at once does not grow past the limit of bodies. */
  budget: number
}

interface Def {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  options?: z.ZodType[]
  keyType?: z.ZodType
  valueType?: z.ZodType
  values?: unknown[]
  entries?: Record<string, string>
  format?: string
}
interface Check {
  check: string
  minimum?: number
  maximum?: number
  value?: number
  inclusive?: boolean
  pattern?: RegExp
}

const absent = Symbol('absent')

/**
 * Inputs that a schema takes, made from the schema itself and mostly at its limits: empty and full lists, shortest and
 * longest texts, of letters that HTML, SQL, JSON and Unicode treat in their own ways.
 */
export function arbitraryInput(schema: z.ZodType, named: Named): fc.Arbitrary<Record<string, unknown>> {
  const made = of(schema, { named, type: '', key: '', budget: 120_000 })
  return made.filter((value) => schema.safeParse(value).success) as fc.Arbitrary<Record<string, unknown>>
}

function of(schema: z.ZodType, place: Place): fc.Arbitrary<unknown> {
  const entity = referenceOf(schema)
  if (entity) return fc.constant(place.named(entity, place) ?? absent)
  const def = schema.def as unknown as Def
  const made = makers[def.type]?.(def, place, schema)
  if (!made) throw new Error(`no inputs for ${def.type}`)
  return made
}

const makers: Record<string, (def: Def, place: Place, schema: z.ZodType) => fc.Arbitrary<unknown>> = {
  object: (def, place) => objectOf(def.shape ?? {}, place),
  array: (def, place, schema) => {
    const { minimum = 0, maximum = 5 } = rulesOf(schema)
    const most = Math.max(minimum, Math.min(maximum, 60, Math.floor(place.budget / 2_000)))
    const sizes = fc.constantFrom(minimum, Math.min(minimum + 1, most), most)
    return sizes.chain((size) => {
      const element = of(def.element as z.ZodType, { ...place, budget: place.budget / Math.max(1, size) })
      return fc
        .array(element, { minLength: size, maxLength: size })
        .map((list) => list.filter((one) => one !== absent).map((one, index) => withOwnName(one, index)))
    })
  },
  optional: (def, place) =>
    fc.oneof(fc.constant(absent), { arbitrary: of(def.innerType as z.ZodType, place), weight: 3 }),
  nullable: (def, place) => of(def.innerType as z.ZodType, place).map((value) => (value === absent ? null : value)),
  default: (def, place) =>
    fc.oneof(fc.constant(absent), { arbitrary: of(def.innerType as z.ZodType, place), weight: 4 }),
  prefault: (def, place) => of(def.innerType as z.ZodType, place),
  pipe: (def, place) => of(def.in as z.ZodType, place),
  union: (def, place) =>
    fc.oneof(...(def.options ?? []).map((option) => of(option, place))).filter((value) => value !== absent),
  enum: (def) => fc.constantFrom(...Object.values(def.entries ?? {})),
  literal: (def) => fc.constantFrom(...(def.values ?? [])),
  boolean: () => fc.boolean(),
  // What only its verb can read: a pair of the round trips puts something there.
  unknown: () => fc.constant(null),
  record: (def, place) => {
    const pair = fc.tuple(of(def.keyType as z.ZodType, place), of(def.valueType as z.ZodType, place))
    return fc.array(pair, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs))
  },
  number: (def, _, schema) => {
    const { minimum = -1e6, maximum = 1e6 } = rulesOf(schema)
    const least = Math.max(minimum, -1e9)
    const most = Math.min(maximum, 1e9)
    const whole = fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
    // JSON knows no -0.
    const any =
      def.format === 'safeint' ? whole : fc.double({ min: least, max: most, noNaN: true }).map((value) => value + 0)
    return fc.oneof(fc.constantFrom(least, most), any)
  },
  string: (def, place, schema) => textOf(def, place, schema),
}

/** The rules of a schema: its sizes, the ends of its numbers, its patterns. */
function rulesOf(schema: z.ZodType) {
  const checks = ((schema.def as { checks?: { _zod: { def: Check } }[] }).checks ?? []).map(({ _zod }) => _zod.def)
  const found: { minimum?: number; maximum?: number; patterns: RegExp[] } = { patterns: [] }
  for (const { check, minimum, maximum, value = 0, inclusive, pattern } of checks) {
    if (minimum !== undefined) found.minimum = minimum
    if (maximum !== undefined) found.maximum = maximum
    if (check === 'greater_than') found.minimum = inclusive ? value : value + 1
    if (check === 'less_than') found.maximum = inclusive ? value : value - 1
    if (pattern) found.patterns.push(pattern)
  }
  return found
}

/** Two columns of one name are refused for good reason: here each has its own. */
function withOwnName(value: unknown, index: number): unknown {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('name' in value)) return value
  return { ...value, name: `${String(value.name).trim().slice(0, 20).toWellFormed()}${index}` }
}

function objectOf(shape: Record<string, z.ZodType>, place: Place): fc.Arbitrary<unknown> {
  const literal = (shape.type?.def as unknown as Def | undefined)?.values?.[0]
  const type = typeof literal === 'string' ? literal : place.type
  const share = place.budget / Math.max(1, Object.keys(shape).length - 2)
  const fields = Object.entries(shape).map(([key, field]) => [key, of(field, { ...place, type, key, budget: share })])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>).map((record) => {
    const isWhole = Object.entries(record).every(([key, value]) => value !== absent || mayMiss(shape[key]))
    if (!isWhole) return absent
    return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== absent))
  })
}

const mayMiss = (schema: z.ZodType | undefined) => schema?.safeParse(undefined).success === true

const letters = fc.constantFrom(
  ...[
    'a',
    'Z',
    '7',
    '安',
    '全',
    '&',
    '<',
    '>',
    '"',
    "'",
    '%',
    '_',
    '\\',
    '{',
    '}',
    '/',
    'é',
    '\u0301',
    '👍🏽',
    '𠮷',
    '\u00a0',
    ' ',
    'ß',
    '؟',
  ],
)
const htmlPieces = fc.constantFrom(
  ...[
    '<p>安全</p>',
    '<b>',
    '</b>',
    'R&D ',
    '<a href="https://example.com/?a=1&b=2">链接</a>',
    '<ul><li>1',
    '&lt;',
    '<script>1</script>',
    '<p style="color:#ff0000">红</p>',
    '>',
    '"',
    '<br>',
  ],
)

function textOf(def: Def, place: Place, schema: z.ZodType): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 40, patterns } = rulesOf(schema)
  if (def.format === 'datetime')
    return fc
      .date({ min: new Date('2027-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString())
  if (place.key === 'id' || place.key === 'key') return fc.uuid().map((id) => id.replaceAll('-', ''))
  const most = Math.floor(Math.min(maximum, Math.max(minimum, place.budget)))
  const known = patterns.flatMap((pattern) => samplesOf(pattern))
  const pieces = place.key === 'html' ? htmlPieces : letters
  const free = fc
    .tuple(fc.array(pieces, { minLength: 1, maxLength: 12 }), fc.constantFrom(minimum, Math.ceil(most / 2), most))
    .map(([parts, length]) => cutTo(parts.join('') || 'a', length))
  const fitting = fc.oneof(...known.map((text) => fc.constant(text)), fc.constantFrom(...usual(place.key)), {
    arbitrary: free,
    weight: 3,
  })
  return fitting.filter((text) => schema.safeParse(text).success)
}

/** The text again and again until it has the length, in UTF-16 as schemas count; no letter is cut in two. */
function cutTo(text: string, length: number): string {
  const whole = text.repeat(Math.ceil(length / text.length)).slice(0, length)
  return whole.isWellFormed() ? whole : `${whole.slice(0, -1)}a`
}

/** Texts that a pattern takes, for patterns that nothing takes by chance. */
function samplesOf(pattern: RegExp): string[] {
  const id = [...shortIdAlphabet].slice(0, 8).join('')
  const tries = [
    id,
    '#A1b2C3',
    'block-1',
    '08:30',
    '23:59',
    'CN',
    '310000',
    'a1b2',
    'Abcd1234Abcd1234Abcd',
    'reader.one',
  ]
  return tries.filter((text) => pattern.test(text))
}

const usual = (key: string): string[] =>
  ({
    url: ['https://example.com/a?b=1&c=%E5%AE%89', 'example.com'],
    target: ['https://example.com/a?b=1&c=%E5%AE%89'],
    fallbackUrl: ['', 'https://example.com/'],
    phone: ['400-800-1234', '+86 138 0013 8000', '110'],
    mobile: ['13800138000', '+86 139 1234 5678'],
    namePattern: ['{{c}}', 'a'],
  })[key] ?? ['a']
