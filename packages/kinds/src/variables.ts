import type { Field, TextField } from './fields.ts'
import { fieldOf } from './fields.ts'
import { phonePattern, readHtmlText } from '@matai/rules/plain-text'
import {
  escapedHtml,
  fillText,
  hasVariable,
  oneLine,
  renameInText,
  type ValueOf,
  variable,
  variablesIn,
} from '@matai/rules/variable-text'
import { defOf, fewest, isFields, mapFields, mapParts, type Path, placesOf, type Schema, within } from './walk.ts'
import { webAddress } from '@matai/rules/web-address'

const isOpen = (field: Field): field is TextField => 'variables' in field && field.variables

/** The names of the variables that a value asks for, each once. */
export function variablesOf(schema: Schema, value: unknown): string[] {
  const names = placesOf(schema, value).flatMap(({ field, value: text }) =>
    isOpen(field) && typeof text === 'string' ? variablesIn(text, field.is === 'rich') : [],
  )
  return [...new Set(names)]
}

/** The value with one variable renamed. */
export function renameVariable<Value>(schema: Schema, value: Value, from: string, to: string): Value {
  return mapFields(schema, value, (text, field) =>
    isOpen(field) && typeof text === 'string' ? renameInText(text, from, to, field.is === 'rich') : text,
  )
}

/** What a text is not once it is filled. */
export interface FillFault {
  path: Path
  /** The first variable of the text that has a value; empty: none. */
  variable: string
  is: 'tooLong' | 'noLink' | 'noPhone'
  /** Longest text there, in characters. */
  max: number
}

/**
 * The value with its variables filled. Nothing that is put in can become more than text, or than a part of an address:
 * cleaned HTML stays clean. `budget` is how many characters of HTML may be written in all; what is left comes back.
 */
export function fillVariables<Value>(
  schema: Schema,
  value: Value,
  valueOf: ValueOf,
  budget = Number.POSITIVE_INFINITY,
): { value: Value; faults: FillFault[]; budget: number } {
  const faults: FillFault[] = []
  let left = budget
  const filled = mapFields(schema, value, (text, field, path) => {
    if (typeof text !== 'string' || !('max' in field)) return text
    const isHtml = field.is === 'rich'
    if (isHtml) left -= text.length
    if (!field.variables || !text.includes('{{') || left < 0) return text
    const made = fillField(text, field, valueOf)
    const is = made.fault ?? (made.text.length > field.max ? 'tooLong' : undefined)
    const first = () => variablesIn(text, isHtml).find((name) => valueOf(name)) ?? ''
    if (is) faults.push({ path, variable: first(), is, max: field.max })
    if (isHtml) left -= made.text.length - text.length
    return made.text
  })
  return { value: filled, faults, budget: left }
}

type Filled = { text: string; fault?: FillFault['is'] }

function fillField(text: string, { is, max }: TextField, valueOf: ValueOf): Filled {
  const named: ValueOf = (name) => valueOf(oneLine(name))
  if (is === 'rich') return fillHtml(text, named, max)
  if (is === 'lines') return { text: fillText(text, named).trim() }
  if (is === 'link') {
    const address = fillAddress(text, named)
    return address && webAddress(address) === null ? { text: address, fault: 'noLink' } : { text: address }
  }
  const line = oneLine(fillText(text, named))
  return is === 'phone' && line !== '' && !phonePattern.test(line) ? { text: line, fault: 'noPhone' } : { text: line }
}

/** Where an address begins with a variable its value is the address; further on it is written as a part of it. */
function fillAddress(text: string, valueOf: ValueOf): string {
  let isMissing = false
  const filled = text.replaceAll(variable, (whole, name: string, at: number) => {
    const value = (valueOf(name) ?? whole).trim()
    if (at === 0 && !value) isMissing = true
    return at === 0 ? value : encodeURIComponent(value)
  })
  return isMissing ? '' : filled.trim()
}

/** Tags, and variables outside of tags. */
const htmlPiece = /<[^<>]*>|\{\{([^{}<>]*)\}\}/g
const addressIn = / href="([^"]*)"/g
const textMarks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** As cleaning writes it, so that what is filled in is clean as it stands. */
const escapedText = (text: string) => text.replaceAll(/[&<>]/g, (mark) => textMarks[mark] ?? mark)

/** Stops to fill when it is more than `max` already: a value that stands a thousand times is not written that often. */
function fillHtml(html: string, valueOf: ValueOf, max: number): Filled {
  let isWrong = false
  let length = 0
  const put = (text: string) => {
    length += text.length
    return length > max + text.length ? '' : text
  }
  const address = (whole: string, written: string) => {
    if (!hasVariable(written)) return whole
    const filled = fillAddress(readHtmlText(written), valueOf)
    const leads = webAddress(filled) !== null || /^(?:tel|mailto):/i.test(filled)
    if (filled && !leads) isWrong = true
    // Without an address it would lead to the page that it stands on.
    return leads ? put(` href="${escapedHtml(filled)}"`) : ''
  }
  const text = html.replaceAll(htmlPiece, (piece, name: string | undefined) => {
    if (name === undefined) return piece.replaceAll(addressIn, address)
    const value = valueOf(readHtmlText(name))
    return value === undefined ? piece : put(escapedText(value).replaceAll('\n', '<br />'))
  })
  return isWrong ? { text, fault: 'noLink' } : { text }
}

/** Whether a filled value lacks what it cannot do without: a button without an address, a place without a name. */
export function isHollow(schema: Schema, value: unknown): boolean {
  const { shape = {} } = defOf(within(schema).schema)
  return Object.entries(shape).some(([key, part]) => {
    const { schema: inner, optional } = within(part)
    const field = fieldOf(inner)
    const here = isFields(value) ? value[key] : undefined
    if (Array.isArray(here)) return here.length < fewest(inner)
    return field && 'required' in field && field.required && !optional && !here
  })
}

/** The value without items of its lists that are hollow. */
export function withoutHollow<Value>(schema: Schema, value: Value): Value {
  return mapParts(schema, value, (part, { schema: at }) => {
    const { element } = defOf(at)
    if (!element || !Array.isArray(part) || !part.some((item) => isHollow(element, item))) return part
    return part.filter((item) => !isHollow(element, item))
  })
}
