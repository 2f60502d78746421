import { choice, lines, orEmpty, record } from '@matai/kinds'
import type * as z from 'zod/mini'
import { problem } from '../../engine/problem.ts'
import { type Choice, type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { isOn, optionalLine, question } from '../../parts/fields.ts'

/** Longest note. */
const noteMax = 200

const settings = record({
  ...question,
  /** what the lights mean; blank: what they are called */
  green: optionalLine(20),
  yellow: optionalLine(20),
  red: optionalLine(20),
  /** whether yellow and red need a note */
  noteNeeded: isOn,
})
export type TrafficLightSettings = z.infer<typeof settings>

export const lights = ['green', 'yellow', 'red'] as const
export type Light = (typeof lights)[number]

const answer = record({ light: choice(lights), note: orEmpty(lines(noteMax)) })
export type TrafficLightAnswer = z.infer<typeof answer>

export const lightChoices = (set: TrafficLightSettings): Choice[] =>
  lights.map((id) => (set[id] ? { id, label: set[id] } : { id, label: id, phrase: `formFill.light_${id}` }))

export const schema: SchemaFace<TrafficLightSettings, TrafficLightAnswer> = {
  settings,
  answer,
  faults: titleFaults,
  check: ({ noteNeeded }, { light, note }) =>
    noteNeeded && light !== 'green' && note === '' ? [problem('formProblems.noteMissing', {}, ['note'])] : [],
  typed: ({ light, note }) => [typedText(light, light), ...(note ? [typedText(note, 'note')] : [])],
  choices: lightChoices,
  isSingle: () => true,
}
