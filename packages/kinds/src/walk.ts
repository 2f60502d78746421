import type * as z from 'zod/mini'
import { type Field, fieldOf } from './fields.ts'

export type Schema = z.core.$ZodType
export type Path = (string | number)[]

type Fields = Record<string, unknown>

/** A field of a value. */
export interface Place {
  /** Where it stands, from the value on. */
  path: Path
  field: Field
  value: unknown
  /** Whether the schema takes null here. */
  optional: boolean
  /** The record around, and its name there. */
  around: Fields
  key: string
}

interface Def {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  items?: Schema[]
  valueType?: Schema
  innerType?: Schema
  in?: Schema
  options?: Schema[]
  discriminator?: string
  getter?: () => Schema
}
export const defOf = (schema: Schema) => schema._zod.def as unknown as Def

/** The schema within what only says that there may be nothing, or what is there then. */
export function within(schema: Schema): { schema: Schema; optional: boolean } {
  let optional = false
  let inner = schema
  for (;;) {
    if (fieldOf(inner)) return { schema: inner, optional }
    const { type, innerType, in: input, getter } = defOf(inner)
    const next = innerType ?? input ?? getter?.()
    if (!next) return { schema: inner, optional }
    optional ||= type === 'nullable'
    inner = next
  }
}

/** The part of a union that a value belongs to: by its discriminator, else the first that takes it. */
export function optionOf({ options = [], discriminator }: Def, value: unknown): Schema | undefined {
  if (!discriminator) return options.find((option) => (option as z.ZodMiniType).safeParse(value).success)
  const wanted = isFields(value) ? value[discriminator] : undefined
  return options.find((option) => {
    const named = defOf(within(option).schema).shape?.[discriminator]
    return named && (named._zod.values?.has(wanted as never) ?? false)
  })
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of a value that have schemas of their own, with their names. */
function partsOf(schema: Schema, value: unknown): [string | number, Schema][] {
  const def = defOf(schema)
  if (def.shape && isFields(value)) return Object.entries(def.shape)
  if (def.valueType && isFields(value)) return Object.keys(value).map((key) => [key, def.valueType as Schema])
  if (!Array.isArray(value)) return []
  return value.flatMap((_, at): [number, Schema][] => {
    const item = def.element ?? def.items?.[at]
    return item ? [[at, item]] : []
  })
}

/** Every field of a value, in the order of the schema. */
export function placesOf(schema: Schema, value: unknown): Place[] {
  const found: Place[] = []
  const visit = (part: Schema, here: unknown, path: Path, around: Fields) => {
    const { schema: inner, optional } = within(part)
    const field = fieldOf(inner)
    if (field)
      return void found.push({ path, field, value: here, optional, around, key: String(path[path.length - 1] ?? '') })
    const { options } = defOf(inner)
    const option = options && optionOf(defOf(inner), here)
    if (option) return visit(option, here, path, around)
    for (const [name, below] of partsOf(inner, here)) {
      visit(below, (here as Fields)[name], [...path, name], isFields(here) ? here : around)
    }
  }
  visit(schema, value, [], isFields(value) ? value : {})
  return found
}

type Change = (value: unknown, place: { schema: Schema; path: Path; field: Field | undefined }) => unknown

/** The value with each of its parts changed, from the fields up to itself; itself where nothing changes. */
export function mapParts<Value>(schema: Schema, value: Value, change: Change, path: Path = []): Value {
  const { schema: inner } = within(schema)
  const field = fieldOf(inner)
  if (field) return change(value, { schema: inner, path, field }) as Value
  const def = defOf(inner)
  if (def.options) {
    const option = optionOf(def, value)
    return option ? mapParts(option, value, change, path) : value
  }
  let made: unknown = value
  for (const [name, part] of partsOf(inner, value)) {
    const before = (value as Fields)[name]
    const after = mapParts(part, before, change, [...path, name])
    if (after === before) continue
    if (made === value) made = Array.isArray(value) ? [...value] : { ...value }
    ;(made as Fields)[name] = after
  }
  return change(made, { schema: inner, path, field }) as Value
}

/** The value with each of its fields changed; itself where none does. */
export function mapFields<Value>(
  schema: Schema,
  value: Value,
  change: (value: unknown, field: Field, path: Path) => unknown,
): Value {
  return mapParts(schema, value, (part, { field, path }) => (field ? change(part, field, path) : part))
}

/** Where a schema has a field, whatever the value; `*` stands for each item of a list. */
export interface SchemaPath {
  path: string[]
  field: Field
  /** The literal `type` of the outermost record, where there is one. */
  type: string | undefined
}

/** All fields that a value of the schema can have. */
export function schemaPaths(schema: Schema): SchemaPath[] {
  const visit = (part: Schema, path: string[], type: string | undefined): SchemaPath[] => {
    const { schema: inner } = within(part)
    const field = fieldOf(inner)
    if (field) return [{ path, field, type }]
    const { shape, element, options = [], items = [], valueType } = defOf(inner)
    const literal = type ?? [...(shape?.type?._zod.values ?? [])][0]
    const named = Object.entries(shape ?? {}).flatMap(([key, below]) =>
      visit(below, [...path, key], literal?.toString()),
    )
    const each = [element, valueType, ...items].flatMap((below) => (below ? visit(below, [...path, '*'], type) : []))
    return [...named, ...each, ...options.flatMap((option) => visit(option, path, type))]
  }
  return visit(schema, [], undefined)
}

/** Fewest items that a list takes. */
export function fewest(schema: Schema): number {
  const { checks = [] } = schema._zod.def as { checks?: { _zod: { def: { minimum?: number } } }[] }
  return Math.max(0, ...checks.map(({ _zod }) => _zod.def.minimum ?? 0))
}
