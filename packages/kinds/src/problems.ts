import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type * as z from 'zod/mini'
import type { Path, Schema } from './walk.ts'

/** What is wrong at a place of a value, in words. */
export interface Problem {
  path: Path
  phrase: PhraseKey
  params: PhraseParams
}

/** What is wrong with a value, the first at each place; empty when it can be saved. */
export function problemsOf(schema: Schema, value: unknown): Problem[] {
  const parsed = (schema as z.ZodMiniType).safeParse(value)
  const places = new Set<string>()
  return (parsed.error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    const place = JSON.stringify(path)
    if (places.has(place)) return []
    places.add(place)
    return [{ path, ...saidOf(issue) }]
  })
}

/** Messages that are phrases are said as they stand; those of zod itself have blanks in them. */
const isPhrase = (message: string): message is PhraseKey => /^\w+\.\w+$/.test(message)

function saidOf(issue: z.core.$ZodIssue): Omit<Problem, 'path'> {
  const params = paramsOf(issue)
  if (isPhrase(issue.message)) return { phrase: issue.message, params }
  if (issue.code === 'too_small') return { phrase: few[issue.origin] ?? 'errors.tooSmall', params }
  if (issue.code === 'too_big') return { phrase: many[issue.origin] ?? 'errors.tooBig', params }
  if (issue.code === 'invalid_value') return { phrase: 'errors.wrongChoice', params }
  if (issue.code === 'unrecognized_keys') return { phrase: 'errors.unknownKeys', params }
  return {
    phrase: issue.code === 'invalid_type' && issue.input == null ? 'errors.required' : 'errors.wrongFormat',
    params,
  }
}

const few: Record<string, PhraseKey> = { string: 'errors.tooShort', array: 'errors.tooFewItems' }
const many: Record<string, PhraseKey> = { string: 'errors.tooLong', array: 'errors.tooManyItems' }

function paramsOf(issue: z.core.$ZodIssue): PhraseParams {
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  if (issue.code === 'invalid_value') return { choices: issue.values.map(String).join(', ') }
  if (issue.code === 'unrecognized_keys') return { keys: issue.keys.join(', ') }
  return {}
}
