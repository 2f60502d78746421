import { isPhraseKey, type PhraseKey, type Translate } from '@matai/i18n'
import type { z } from 'zod'

type RawIssue = z.core.$ZodIssue

const typeNames: Record<string, PhraseKey> = {
  string: 'errors.typeString',
  number: 'errors.typeNumber',
  int: 'errors.typeInt',
  boolean: 'errors.typeBoolean',
  array: 'errors.typeArray',
  object: 'errors.typeObject',
}

/** What is wrong with a value, in somebody's language; the same sentence wherever the contract is checked. */
export function sayIssue(issue: RawIssue, say: Translate): string {
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
