import type { PhraseKey } from '@matai/i18n'
import { fieldOf } from '@matai/kinds'
import { z } from 'zod'
import { isUnseen, plainName } from '@matai/rules/plain-text'

/** A phrase as the message of a check: the gate says it in the caller's language. */
export function say(key: PhraseKey): { error: string } {
  return { error: key }
}

/** What an id points to, so that the generated tests can hand in one that belongs to another account. */
export type Entity =
  | 'account'
  | 'batchImport'
  | 'batchTemplate'
  | 'collaborator'
  | 'collaboratorImport'
  | 'counter'
  | 'coupon'
  | 'couponCode'
  | 'couponItem'
  | 'couponUse'
  | 'directory'
  | 'disposal'
  | 'file'
  | 'filler'
  | 'followUp'
  | 'form'
  | 'formGroup'
  | 'formRule'
  | 'formTip'
  | 'groupCode'
  | 'groupFolder'
  | 'identityGroup'
  | 'invoice'
  | 'key'
  | 'labelTemplate'
  | 'order'
  | 'member'
  | 'memberInvitation'
  | 'plan'
  | 'planTask'
  | 'push'
  | 'delivery'
  | 'printer'
  | 'printJob'
  | 'qrCode'
  | 'receiver'
  | 'record'
  | 'recordView'
  | 'reminderRule'
  | 'session'
  | 'status'
  | 'statusItem'
  | 'statusRule'
  | 'statusWall'
  | 'styleTemplate'
  | 'subCode'

const references = z.registry<{ entity: Entity }>()

/** The entity that an id field points to, if it is one. */
export function referenceOf(schema: z.core.$ZodType): Entity | undefined {
  const field = fieldOf(schema)
  // What a field of a kind names is called as it is called here.
  const named = field?.is === 'file' ? 'file' : field?.is === 'thing' ? (field.of as Entity) : undefined
  return references.get(schema)?.entity ?? named
}

/** Number of a row, unique over all accounts. */
export function idOf(entity: Exclude<Entity, 'qrCode' | 'file'>) {
  const schema = z.int().positive()
  references.add(schema, { entity })
  return schema
}

/** Characters of a short id: 57 that nobody confuses (no 0 O 1 I l). */
export const shortIdAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Short id of a live code: 8 characters, printed, never reused. */
export function qrCodeId() {
  const schema = z.string().regex(new RegExp(`^[${shortIdAlphabet}]{8}$`), say('errors.wrongFormat'))
  references.add(schema, { entity: 'qrCode' })
  return schema
}

/** Id of what visitors see: a live code by its short id, a directory by its public page (16 characters). */
export function publicId() {
  const schema = z.string().regex(new RegExp(`^(?:[${shortIdAlphabet}]{8}){1,2}$`), say('errors.wrongFormat'))
  references.add(schema, { entity: 'qrCode' })
  return schema
}

/** Id of an uploaded file: 22 characters of base64url (128 random bits), which is also its address. */
export function fileId() {
  const schema = z.string().regex(/^[\w-]{22}$/, say('errors.wrongFormat'))
  references.add(schema, { entity: 'file' })
  return schema
}

/** A name that can be seen, without control characters and marks of direction, 1 to `max` characters. */
export function nameField(max: number, missing: PhraseKey = 'errors.nameEmpty') {
  return z
    .string()
    .overwrite(plainName)
    .refine((name) => !isUnseen(name), { ...say(missing), abort: true })
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, say('errors.wrongFormat'))
}

/** Moment in UTC, ISO 8601. */
export const instant = z.iso.datetime()

/** What every list call takes. `cursor` goes on after the last answer and costs the same at any depth. */
export const listQuery = {
  page: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(200).default(20),
  keyword: z.string().trim().max(100).default(''),
  cursor: z.string().max(600).optional(),
}

/** Orders of a list of things that have a name and are changed: the last changed first, the first changed first, by name. */
export const thingSorts = ['newest', 'oldest', 'name'] as const
export type ThingSort = (typeof thingSorts)[number]

/** The input of a list call: what every one takes, its orders with the usual one first, and what it can be narrowed to. */
export function listInput<const Sorts extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) {
  return z.strictObject({
    ...listQuery,
    sort: z.enum(sorts).default(sorts[0]),
    filters: z.strictObject(filters).prefault({} as never), // what a list cannot do without is missing then, and named
  })
}

/** What every list call answers. A total past `totalAtMost` is not counted further. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    list: z.array(item),
    total: z.int().nonnegative(),
    totalIsLowerBound: z.boolean().default(false),
    next: z.string().nullable(),
  })
}

/** Number of a version of a live code; they are counted in 32 bits. */
export const versionNumber = () =>
  z
    .int()
    .positive()
    .max(2 ** 31 - 1)
