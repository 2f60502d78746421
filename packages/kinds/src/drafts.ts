import type * as z from 'zod/mini'
import { type Field, fieldOf, type FileKind } from './fields.ts'
import { htmlToText, isUnseen } from '@matai/rules/plain-text'
import { defOf, fewest, isFields, mapParts, placesOf, type Schema, within } from './walk.ts'

type Plain = string | number | boolean | null | undefined
type UploadKey<Key> = Key extends 'fileId' ? 'upload' : Key extends `${infer Part}FileId` ? `${Part}Upload` : never
type Keyed<Item> = Item extends Plain | readonly unknown[] ? Draft<Item> : Draft<Item> & { key: string }

/** A value while it is written: its files may still be on their way to the server, and items of lists have a key. */
export type Draft<Value> = Value extends Plain
  ? Value
  : Value extends readonly (infer Item)[]
    ? Keyed<Item>[]
    : { [Key in keyof Value]: UploadKey<Key> extends never ? Draft<Value[Key]> : string | null } & {
        [Key in keyof Value as UploadKey<Key>]: string | null
      }

/** Under which name the upload stands that will bring the file of a field. */
export const uploadKey = (key: string): string =>
  key === 'fileId' ? 'upload' : key.endsWith('FileId') ? `${key.slice(0, -'FileId'.length)}Upload` : refuseName(key)

function refuseName(key: string): never {
  throw new Error(`a field that holds a file is called fileId or ends in FileId, not ${key}`)
}

const fileKeys = (schema: Schema): string[] =>
  Object.entries(defOf(schema).shape ?? {}).flatMap(([key, part]) =>
    fieldOf(within(part).schema)?.is === 'file' ? [key] : [],
  )

/** What was saved, as something to go on writing. `name` begins the keys of items, which last as long as the draft. */
export function toDraft<Value>(schema: Schema, value: Value, name = ''): Draft<Value> {
  return mapParts(schema, value as unknown, (part, { schema: at, path }) => {
    if (Array.isArray(part)) {
      const own = [name, ...path.slice(0, -1).filter((step) => typeof step === 'number')].join('-')
      return part.map((item, place) => (isFields(item) ? { ...item, key: `${own}-${place}` } : item))
    }
    const files = isFields(part) ? fileKeys(at) : []
    if (files.length === 0) return part
    return { ...(part as object), ...Object.fromEntries(files.map((key) => [uploadKey(key), null])) }
  }) as Draft<Value>
}

/** A place for a file in a draft: stored, on its way, or still to be chosen. */
export interface Slot {
  fileId: string | null
  /** The upload that will bring the file, while there is one. */
  upload: string | null
  kind: FileKind | 'any'
}

/** All places for files in a draft. */
export function slotsOf(schema: Schema, draft: unknown): Slot[] {
  return placesOf(schema, draft).flatMap(({ field, value, around, key }) => {
    if (field.is !== 'file') return []
    const upload = around[uploadKey(key)]
    return [{ fileId: textOrNull(value), upload: textOrNull(upload), kind: field.kind }]
  })
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The draft with the file in every place that waits for the upload; itself when none does. */
export function withFile<Value>(schema: Schema, draft: Value, upload: string, fileId: string): Value {
  return mapParts(schema, draft, (part, { schema: at }) => {
    if (!isFields(part)) return part
    const waiting = fileKeys(at).filter((key) => part[uploadKey(key)] === upload)
    if (waiting.length === 0) return part
    return {
      ...part,
      ...Object.fromEntries(
        waiting.flatMap((key) => [
          [key, fileId],
          [uploadKey(key), null],
        ]),
      ),
    }
  })
}

/** Whether there is something in a field that somebody put there. What is chosen among a few, or counted, is always there. */
function isHeld(field: Field, value: unknown, optional: boolean): boolean {
  if (field.is === 'number') return optional && typeof value === 'number'
  if (field.is === 'thing') return typeof value === 'number' && value > 0
  if (typeof value !== 'string') return false
  if (field.is === 'rich') return /<hr\b/i.test(value) || !isUnseen(htmlToText(value))
  return field.is !== 'choice' && value.trim() !== ''
}

/** Whether there is nothing in a value that somebody could read, see or press. */
export function showsNothing(schema: Schema, value: unknown): boolean {
  return placesOf(schema, value).every(
    ({ field, value: here, optional, around, key }) =>
      !isHeld(field, here, optional) && !(field.is === 'file' && around[uploadKey(key)]),
  )
}

const canHold = ({ is }: Field) => is !== 'choice' && is !== 'yes'

/** Whether nothing was put into a draft yet, so that it can be left out without a word. */
export function isBlank(schema: Schema, draft: unknown): boolean {
  const places = placesOf(schema, draft).filter(({ field }) => canHold(field))
  return places.length > 0 && showsNothing(schema, draft)
}

const unfinished = Symbol('unfinished')

/**
 * A draft as the value that is sent: without uploads and keys, without items that hold nothing or whose file has not
 * arrived; null when a file that it cannot do without has not. Whether it is right, `problemsOf` tells.
 */
export function finish<Wanted extends Schema>(schema: Wanted, draft: unknown): z.output<Wanted> | null {
  const blank = new Set<unknown>()
  const made = mapParts(schema, draft, (part, { schema: at }) => {
    if (Array.isArray(part)) return finishedItems(at, part, blank)
    const { shape } = defOf(at)
    if (!shape || !isFields(part)) return part
    const lacks = Object.entries(shape).some(([key, below]) => {
      const { schema: inner, optional } = within(below)
      return part[key] === unfinished || (fieldOf(inner)?.is === 'file' && !optional && !part[key])
    })
    if (lacks) return unfinished
    const sent = Object.fromEntries(Object.entries(part).filter(([key]) => key in shape))
    if (isBlank(at, part)) blank.add(sent)
    return sent
  })
  return made === unfinished ? null : (made as z.output<Wanted>)
}

function finishedItems(schema: Schema, items: unknown[], blank: ReadonlySet<unknown>): unknown {
  const arrived = items.filter((item) => item !== unfinished)
  if (arrived.length < items.length && arrived.length < fewest(schema)) return unfinished
  const begun = arrived.filter((item) => !blank.has(item))
  // Where nothing was begun that has to be there, what is missing is said of the blank ones.
  return begun.length < fewest(schema) ? arrived : begun
}

/** A value with nothing in it, as a new draft begins: empty texts, no files, what is usual, lists of as few as they take. */
export function blankOf(schema: Schema): unknown {
  return toDraft(schema, emptyOf(schema))
}

function emptyOf(schema: Schema): unknown {
  const { type, defaultValue, innerType } = schema._zod.def as {
    type: string
    defaultValue?: unknown
    innerType?: Schema
  }
  if (type === 'default' || type === 'prefault') return defaultValue
  if (type === 'nullable') return null
  if (type === 'optional') return undefined
  const field = fieldOf(schema)
  if (field) return emptyField(field, schema)
  if (innerType) return emptyOf(innerType)
  const { shape, element } = defOf(schema)
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, emptyOf(part)]))
  if (element) return Array.from({ length: fewest(schema) }, () => emptyOf(element))
  return [...(schema._zod.values ?? [])][0]
}

function emptyField(field: Field, schema: Schema): unknown {
  if (field.is === 'file') return null
  if (field.is === 'choice') return field.values[0]
  if (field.is === 'yes') return false
  if (field.is === 'thing') return 0
  if (field.is !== 'number') return ''
  const { minimum } = schema._zod.bag as { minimum?: number }
  return Math.max(0, minimum ?? 0)
}
