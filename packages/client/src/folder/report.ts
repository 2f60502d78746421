import type { Translate } from '@matai/i18n'
import { CallError } from '../call-error.ts'
import { type Kind, kinds } from './shapes.ts'
import { type Fault, faultAt } from './sheet.ts'
import type { Difference } from './difference.ts'
import type { Step } from './step.ts'
import type { WorkedOut } from './work-out.ts'
import { below } from './read-folder.ts'

const signs = { create: '+', change: '~', remove: '-' } as const
/** Characters of a value that are shown, and things of a kind that are named. */
const shown = 100
const named = 10

const kindSaid = {
  directories: 'folder.directory',
  forms: 'folder.form',
  codes: 'folder.code',
  plans: 'folder.plan',
} as const satisfies Record<Kind, string>

function valueSaid(value: unknown): string {
  const text = JSON.stringify(value) ?? '—'
  return text.length > shown ? `${text.slice(0, shown)}…` : text
}

const changeSaid = ({ field, before, after }: Difference): string =>
  `${field}: ${valueSaid(before)} → ${valueSaid(after)}`

function placeSaid({ at }: Step): string {
  return at ? `  (${at.sheet.file}:${at.sheet.lineOf(at.path)})` : ''
}

export const faultSaid = ({ file, line, message }: Fault): string => `${file}${line > 0 ? `:${line}` : ''}: ${message}`

/** One thing: what is done with it, and field by field what it was and what it becomes. */
export function stepSaid(step: Step, say: Translate): string[] {
  const { do: act, kind, label, differences, note } = step
  const head = `${signs[act]} ${say(kindSaid[kind])} ${label}${placeSaid(step)}${note ? `  ${note}` : ''}`
  // Of what is new all is new: its fields stand in the file.
  return [head, ...(act === 'change' ? differences.map((one) => `    ${changeSaid(one)}`) : [])]
}

/** All of it, with how much it comes to and what is left alone. */
export function workSaid({ steps, same, left, fingerprint }: WorkedOut, say: Translate): string[] {
  const count = (act: Step['do']) => steps.filter((step) => step.do === act).length
  const counts = { create: count('create'), change: count('change'), remove: count('remove'), same }
  return [
    ...steps.flatMap((step) => stepSaid(step, say)),
    ...kinds.flatMap((kind) => {
      const things = left[kind].map(({ label }) => label)
      if (things.length === 0) return []
      const names = `${things.slice(0, named).join(', ')}${things.length > named ? ' …' : ''}`
      return [say('folder.leftAlone', { kind: say(kindSaid[kind]), count: things.length, names })]
    }),
    steps.length === 0 ? say('folder.nothingToDo', { same }) : say('folder.comesTo', counts),
    ...(steps.length === 0 ? [] : [say('folder.fingerprint', { fingerprint })]),
  ]
}

/** What the server keeps otherwise than it was written: said, because the next plan would want to change it again. */
export const keptSaid = (step: Step, kept: readonly Difference[], say: Translate): string[] =>
  kept.length === 0
    ? []
    : [
        say('folder.keptOtherwise', { name: step.label, place: placeSaid(step) }),
        ...kept.map((one) => `    ${changeSaid(one)}`),
      ]

/** Why a step failed, at the line of what it was about. */
export function failureSaid(step: Step, error: unknown): Fault[] {
  const message = error instanceof Error ? error.message : String(error)
  const at = step.at
  if (!at) return [{ file: step.label, line: 0, message }]
  const issues = error instanceof CallError ? (error.data.issues ?? []) : []
  if (issues.length === 0) return [faultAt(at, `${step.label}: ${message}`)]
  return issues.map((issue) => {
    // What a form's document is in the call stands in the form itself here.
    const path = issue.path[0] === 'document' ? issue.path.slice(1) : issue.path
    return faultAt(below(at, ...path), `${step.label}: ${path.join('.')}: ${issue.message}`)
  })
}
