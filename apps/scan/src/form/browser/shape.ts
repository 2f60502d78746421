/**
 * What form-kit asks of `zod/mini`, in a fiftieth of its weight: the same schemas, read in the browser only to tell the
 * shape of an answer. Settings were read by the server. `shape.test.ts` holds both against each other.
 */
type Path = (string | number)[]
interface Issue {
  path: Path
  code: string
  message: string
  input: unknown
}
/** Returns the value as it is kept; notes what is wrong. */
type Read = (value: unknown, path: Path, issues: Issue[]) => unknown
type Check = Read

export interface Shape {
  _zod: { def: { shape?: Record<string, Shape> }; values?: Set<unknown> }
  read: Read
  check(...checks: Check[]): Shape
  safeParse(value: unknown): Parsed
}
type Parsed = { success: true; data: unknown } | { success: false; error: { issues: Issue[] } }

const wrong = (input: unknown, path: Path, issues: Issue[], code = 'invalid_type') => {
  issues.push({ path, code, message: 'Invalid input', input })
  return input
}

function shape(read: Read, values?: Set<unknown>): Shape {
  return {
    _zod: { def: {}, ...(values && { values }) },
    read,
    // A check hears only what has the type; each may change the value for the next.
    check: (...checks) =>
      shape((value, path, issues) => {
        const before = issues.length
        let made = read(value, path, issues)
        for (const one of checks) if (issues.length === before) made = one(made, path, issues)
        return made
      }, values),
    safeParse: (value) => safeParse({ read }, value),
  }
}

export function safeParse({ read }: Pick<Shape, 'read'>, value: unknown): Parsed {
  const issues: Issue[] = []
  const data = read(value, [], issues)
  return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data }
}

const typed = (holds: (value: unknown) => boolean) =>
  shape((value, path, issues) => (holds(value) ? value : wrong(value, path, issues)))
const tested =
  (holds: (value: never) => boolean, code = 'custom'): Check =>
  (value, path, issues) =>
    holds(value as never) ? value : wrong(value, path, issues, code)

export const string = () => typed((value) => typeof value === 'string')
export const number = () => typed(Number.isFinite)
export const int = () => typed(Number.isSafeInteger)
export const boolean = () => typed((value) => typeof value === 'boolean')
export const json = () => typed(() => true)

export const trim = (): Check => (value) => (value as string).trim()
export const overwrite =
  (change: (value: never) => unknown): Check =>
  (value) =>
    change(value as never)
export const refine = (holds: (value: never) => boolean): Check => tested(holds)
export const regex = (pattern: RegExp): Check => tested((text: string) => pattern.test(text), 'invalid_format')
/** Characters of a text as zod counts them, items of a list. */
const sizeOf = (value: string | unknown[]) => [...value].length
export const minLength = (least: number): Check => tested((value: string) => sizeOf(value) >= least, 'too_small')
export const maxLength = (most: number): Check => tested((value: string) => sizeOf(value) <= most, 'too_big')
export const length = (exact: number): Check => tested((value: string) => sizeOf(value) === exact)
export const gte = (least: number): Check => tested((value: number) => value >= least, 'too_small')
export const lte = (most: number): Check => tested((value: number) => value <= most, 'too_big')

const among = (values: readonly unknown[]) => {
  const known = new Set(values)
  return shape((value, path, issues) => (known.has(value) ? value : wrong(value, path, issues, 'invalid_value')), known)
}
export const literal = (value: unknown) => among(Array.isArray(value) ? value : [value])
export { among as enum }

export const nullable = (inner: Shape) =>
  shape((value, path, issues) => (value === null ? null : inner.read(value, path, issues)))
export const _default = (inner: Shape, usual: unknown) =>
  shape((value, path, issues) => (value === undefined ? usual : inner.read(value, path, issues)))

export const array = (item: Shape) =>
  shape((value, path, issues) =>
    Array.isArray(value) ? value.map((one, at) => item.read(one, [...path, at], issues)) : wrong(value, path, issues),
  )

/** Chrome before 93 and Safari before 15.4 lack Object.hasOwn. */
const owns = (of: object, key: string): boolean => Object.prototype.hasOwnProperty.call(of, key)

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of plain data: names that objects have of themselves are nobody's. */
const made = (entries: (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, one]) => one !== undefined))

export const strictObject = (fields: Record<string, Shape>): Shape => ({
  ...object(fields),
  _zod: { def: { shape: fields } },
})
export const extend = (base: Shape, more: Record<string, Shape>): Shape =>
  strictObject({ ...base._zod.def.shape, ...more })

const object = (fields: Record<string, Shape>) =>
  shape((value, path, issues) => {
    if (!isFields(value)) return wrong(value, path, issues)
    const kept = Object.entries(fields).map(
      ([key, field]) => [key, field.read(owns(value, key) ? value[key] : undefined, [...path, key], issues)] as const,
    )
    const others = Object.keys(value).filter((key) => !owns(fields, key))
    if (others.length > 0) wrong(value, path, issues, 'unrecognized_keys')
    return made(kept)
  })

export const record = (key: Shape, item: Shape) =>
  shape((value, path, issues) => {
    if (!isFields(value)) return wrong(value, path, issues)
    return made(
      Object.entries(value).map(([name, one]) => {
        if (!key.safeParse(name).success) wrong(name, [...path, name], issues, 'invalid_key')
        return [name, item.read(one, [...path, name], issues)] as const
      }),
    )
  })

export const union = (options: readonly Shape[]) =>
  shape((value, path, issues) => {
    for (const option of options) {
      const parsed = option.safeParse(value)
      if (parsed.success) return parsed.data
    }
    return wrong(value, path, issues, 'invalid_union')
  })
/** Only settings and rules are told apart by a name, and the server has read those. */
export const discriminatedUnion = (_name: string, options: readonly Shape[]) => union(options)

const day =
  /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const texts = (holds: (text: string) => boolean) => string().check(tested(holds, 'invalid_format'))
export const iso = {
  date: () => texts((text) => day.test(text)),
  time: () => texts((text) => clock.test(text)),
  datetime: () => texts((text) => day.test(text.slice(0, 10)) && text[10] === 'T' && clock.test(text.slice(11))),
}
export const email = () =>
  texts((text) =>
    /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(text),
  )

export const registry = () => {
  const known = new WeakMap<object, unknown>()
  return { add: (key: object, what: unknown) => void known.set(key, what), get: (key: object) => known.get(key) }
}
export const config = () => {}
/** Templates and their variables are nothing that a browser fills. */
export const clone = (schema: Shape) => schema
export const core = {}
