import { errorCodes, type Failure, type Issue, sayIssue } from '@matai/contract'
import { isPhraseKey, type Translate } from '@matai/i18n'
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
    message: sayIssue(issue, say),
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
