import { errorCodes, type Failure, type Issue } from '@matai/contract'
import { isPhraseKey, type PhraseKey, type Translate } from '@matai/i18n'
import type { z } from 'zod'
import { breath } from '../breath.ts'
import { findBrokenText } from './broken-text.ts'
import { farBeyond } from './far-beyond.ts'

type RawIssue = z.core.$ZodIssue

/** Values after which whoever waits has a turn before they are looked at again. */
const restsFrom = 1_000

/** Faults that one answer names; the sender of more has not filled in a form. */
const issuesAtMost = 50

/** Parses input by a schema; what is wrong comes back in the caller's language, each fault with its place. */
export async function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  say: Translate,
): Promise<{ ok: true; value: z.output<Schema> } | { ok: false; failure: Failure }> {
  const { places, tooMany, seen } = findBrokenText(input)
  if (tooMany) return refused(say('errors.tooLarge'), [])
  if (places.length > 0) {
    const broken = places.slice(0, issuesAtMost).map((path) => ({ path, message: say('errors.wrongFormat') }))
    return refused(say('errors.input'), broken)
  }
  const beyond = farBeyond(schema, input)
  if (seen > restsFrom && !beyond) await breath()
  const parsed = beyond ? undefined : schema.safeParse(input)
  if (parsed?.success) return { ok: true, value: parsed.data }
  const faults = beyond ? [beyond] : firstOfEachPlace(parsed?.error.issues ?? [])
  const issues: Issue[] = faults.slice(0, issuesAtMost).map((issue) => ({
    path: issue.path.map((key) => (typeof key === 'symbol' ? key.toString() : key)),
    message: messageOf(issue, say),
  }))
  // One fault that has a phrase of its own says more than 'some of the input is wrong'.
  const only = faults.length === 1 ? faults[0] : undefined
  const msg = only && isPhraseKey(only.message) ? (issues[0]?.message ?? '') : say('errors.input')
  return refused(msg, issues)
}

/** What is empty is not also too short: a form shows one sentence under a field. */
function firstOfEachPlace(issues: readonly RawIssue[]): RawIssue[] {
  const places = new Set<string>()
  return issues.filter(({ path }) => {
    const place = JSON.stringify(path.map(String))
    if (places.has(place)) return false
    places.add(place)
    return true
  })
}

function refused(msg: string, issues: Issue[]): { ok: false; failure: Failure } {
  return { ok: false, failure: { code: errorCodes.inputInvalid, msg, data: { issues } } }
}

const typeNames: Record<string, PhraseKey> = {
  string: 'errors.typeString',
  number: 'errors.typeNumber',
  int: 'errors.typeInt',
  boolean: 'errors.typeBoolean',
  array: 'errors.typeArray',
  object: 'errors.typeObject',
}

function messageOf(issue: RawIssue, say: Translate): string {
  if (isPhraseKey(issue.message)) return say(issue.message, sizesOf(issue))
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('undefined')
        ? say('errors.required')
        : say('errors.wrongType', { expected: expectedName(issue.expected, say) })
    case 'too_small':
      return say(tooSmall[issue.origin] ?? 'errors.tooSmall', sizesOf(issue))
    case 'too_big':
      return say(tooBig[issue.origin] ?? 'errors.tooBig', sizesOf(issue))
    case 'invalid_value':
      return say('errors.wrongChoice', { choices: issue.values.map(String).join(', ') })
    case 'unrecognized_keys':
      return say('errors.unknownKeys', { keys: issue.keys.join(', ') })
    default:
      return say('errors.wrongFormat')
  }
}

const tooSmall: Record<string, 'errors.tooShort' | 'errors.tooFewItems'> = {
  string: 'errors.tooShort',
  array: 'errors.tooFewItems',
}
const tooBig: Record<string, 'errors.tooLong' | 'errors.tooManyItems'> = {
  string: 'errors.tooLong',
  array: 'errors.tooManyItems',
}

function sizesOf(issue: RawIssue): Record<string, string | number> {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  if (issue.code === 'custom' && issue.params) {
    return Object.fromEntries(Object.entries(issue.params).map(([name, value]) => [name, String(value)]))
  }
  return {}
}

function expectedName(expected: string, say: Translate): string {
  const phrase = typeNames[expected]
  return phrase ? say(phrase) : expected
}
