import type { PhraseKey } from '@matai/i18n'
import * as z from 'zod/mini'
import { hasVariable } from '@matai/rules/variable-text'
import { phonePattern, plainDigits, plainPhone } from '@matai/rules/plain-text'
import { webAddress, webAddressMax } from '@matai/rules/web-address'

declare const document: unknown

// A page's policy forbids to make functions of texts, and a try is reported; on the server it makes schemas faster.
if (typeof document === 'object') z.config({ jitless: true })

/** What a file is by its content; `file` is what is neither drawn nor played. */
export const fileKinds = ['picture', 'audio', 'video', 'file'] as const
export type FileKind = (typeof fileKinds)[number]

/** What a field is. `required`: a finished value has something there; `of`: what the application calls such things. */
export type Field =
  | { is: 'file'; kind: FileKind | 'any' }
  | { is: 'thing'; of: string }
  | TextField
  | { is: 'number' }
  | { is: 'choice'; values: readonly string[] }
  | { is: 'yes' }

export interface TextField {
  /** One line, several lines, HTML that is cleaned when saved, an address, a phone number. */
  is: 'line' | 'lines' | 'rich' | 'link' | 'phone'
  /** Longest text that readers see, in characters. */
  max: number
  required: boolean
  /** Whether it may hold variables (`{{name}}`) that are filled later. */
  variables: boolean
}

const fields = z.registry<Field>()
const openTexts = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** What a text that may hold variables takes while they are not filled; undefined for all that is the same then. */
export const openTextOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined => openTexts.get(schema)

/** What a schema is as a field; undefined for records, lists and what nobody said anything of. */
export function fieldOf(schema: z.core.$ZodType): Field | undefined {
  const known = found.get(schema)
  if (known) return known
  const field = fields.get(schema)
  if (field) found.set(schema, field)
  return field
}

/** A registry puts together what it knows anew each time it is asked. */
const found = new WeakMap<z.core.$ZodType, Field>()

/** Says what a schema is that none of the constructors below makes. */
export function said<Schema extends z.core.$ZodType>(schema: Schema, field: Field): Schema {
  fields.add(schema, field)
  return schema
}

/** A phrase as the message of a check. */
export function say(key: PhraseKey): { error: string } {
  return { error: key }
}

export interface TextOptions {
  /** What is said when a finished value has nothing here; without it the text may be empty. */
  missing?: PhraseKey
  /** May hold variables; `max` is how long it may be with them, where it may be longer than without. */
  variables?: boolean | { max: number }
}

/** Id of an uploaded file: 22 characters of base64url. `file` takes pictures and documents but nothing that is played. */
export function fileId({ kind }: { kind: FileKind | 'any' }) {
  return said(z.string().check(z.regex(/^[\w-]{22}$/, say('errors.wrongFormat'))), { is: 'file', kind })
}

/** Number of something else that the account has; a draft that names nothing yet has 0 there, of which `missing` is said. */
export function thingId({ of, missing }: { of: string; missing: PhraseKey }) {
  return said(z.int(say(missing)).check(z.gte(1, say(missing))), { is: 'thing', of })
}

/** One line of at most `max` characters. */
export function line(max: number, options: TextOptions = {}) {
  return text('line', max, options, (most) => z.string().check(z.trim(), ...least(options), z.maxLength(most)))
}

/** Text with line ends, of at most `max` characters. */
export function lines(max: number, options: TextOptions = {}) {
  const plainEnds = z.overwrite((typed: string) => typed.replaceAll(/\r\n?/g, '\n').trim())
  return text('lines', max, options, (most) => z.string().check(plainEnds, ...least(options), z.maxLength(most)))
}

/** HTML of at most `max` characters: paragraphs, headings, lists, quotes, emphasis, colour, alignment, links. */
export function rich(max: number, options: Omit<TextOptions, 'missing'> = {}) {
  return text('rich', max, options, (most) => z.string().check(z.maxLength(most)))
}

interface AddressOptions extends Pick<TextOptions, 'variables'> {
  /** What is said of a text that is none. */
  wrong?: PhraseKey
  /** Whether there may be nothing. */
  optional?: boolean
  /** May be kept without it: its owner sees the gap, visitors do not see what lacks it (`isHollow`). */
  gap?: boolean
}

/** An address that visitors may follow: http and https with a host, nothing that dresses up (`webAddress`). */
export function link(options: AddressOptions = {}) {
  const { wrong = 'errors.wrongFormat', optional = false, gap = false, variables = false } = options
  const made = (isOpen: IsOpen) => {
    const fits = (url: string) => isOpen(url) || ((optional || gap) && url === '') || webAddress(url) !== null
    return z.string().check(z.trim(), z.maxLength(webAddressMax), z.refine(fits, say(wrong)))
  }
  return address({ is: 'link', max: webAddressMax, required: !optional, variables: Boolean(variables) }, made)
}

/** Longest phone number, and longest text around variables that will be one. */
const phoneMax = 20
const openPhoneMax = 100

/** A phone number as people write it, kept in plain digits, spaces and hyphens. */
export function phone(options: AddressOptions = {}) {
  const { wrong = 'errors.wrongFormat', optional = false, gap = false, variables = false } = options
  const made = (isOpen: IsOpen) => {
    const fits = (typed: string) => isOpen(typed) || ((optional || gap) && typed === '') || phonePattern.test(typed)
    return z.string().check(
      z.overwrite((typed) => (isOpen(typed) ? typed.trim() : plainDigits(typed))),
      z.maxLength(openPhoneMax, say(wrong)),
      z.overwrite((typed) => (isOpen(typed) ? typed : plainPhone(typed))),
      z.refine(fits, say(wrong)),
    )
  }
  return address({ is: 'phone', max: phoneMax, required: !optional, variables: Boolean(variables) }, made)
}

/** A whole number. */
export function whole({ min, max }: { min: number; max: number }) {
  return said(z.int().check(z.gte(min), z.lte(max)), { is: 'number' })
}

/** A number with decimals. */
export function number({ min, max }: { min: number; max: number }) {
  return said(z.number().check(z.gte(min), z.lte(max)), { is: 'number' })
}

/** One of a few words. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return said(z.enum(values), { is: 'choice', values })
}

/** Yes or no. */
export function yes() {
  return said(z.boolean(), { is: 'yes' })
}

/** Fields under names; others are refused. */
export const record = z.strictObject

/** Items one after the other; `missing` is said of fewer than `least`. */
export function list<Item extends z.core.$ZodType>(
  item: Item,
  { least = 0, most, missing }: { least?: number; most: number; missing?: PhraseKey },
) {
  const fewest = least > 0 ? [z.minLength(least, missing && say(missing))] : []
  return z.array(item).check(...fewest, z.maxLength(most))
}

/** What fields of a schema have to be together; a phrase where they are not. */
export function rule<Schema extends z.ZodMiniType>(
  schema: Schema,
  holds: (value: z.output<Schema>) => boolean,
  phrase: PhraseKey,
): Schema {
  return schema.check(z.refine(holds as never, say(phrase)) as never)
}

/** What a field is when it is left out. */
export function usually<Schema extends z.core.$ZodType>(schema: Schema, value: z.output<Schema>) {
  return z._default(schema, value as never)
}

/** A text that may be left out. */
export const orEmpty = <Schema extends z.core.$ZodType<string>>(schema: Schema) => usually(schema, '' as never)

/** A file or a number that may be left out. */
export const orNone = <Schema extends z.core.$ZodType>(schema: Schema) => z._default(z.nullable(schema), null)

type IsOpen = (text: string) => boolean
const least = ({ missing }: TextOptions) => (missing ? [z.minLength(1, say(missing))] : [])

function text(
  is: TextField['is'],
  max: number,
  { missing, variables = false }: TextOptions,
  made: (max: number) => z.ZodMiniString<string>,
): z.ZodMiniString<string> {
  const field = { is, max, required: missing !== undefined, variables: Boolean(variables) }
  const schema = said(made(max), field)
  if (typeof variables === 'object') openTexts.set(schema, said(made(variables.max), field))
  return schema
}

function address(field: TextField, made: (isOpen: IsOpen) => z.ZodMiniString<string>): z.ZodMiniString<string> {
  const schema = said(
    made(() => false),
    field,
  )
  if (field.variables) openTexts.set(schema, said(made(hasVariable), field))
  return schema
}
