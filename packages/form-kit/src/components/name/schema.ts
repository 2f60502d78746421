import { isUnseen, line, plainName, record } from '@matai/kinds'
import * as z from 'zod/mini'
import { when } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { question } from '../../parts/fields.ts'
import { lengthProblems } from '../../parts/texts.ts'

/** Longest name of a person, in any language. */
const longest = 50

const settings = record({ ...question })
export type NameSettings = z.infer<typeof settings>

export const schema: SchemaFace<NameSettings, string> = {
  settings,
  /** without marks that only trick readers */
  answer: line(500).check(z.overwrite(plainName)),
  faults: titleFaults,
  check: (_, name) => [
    ...when(isUnseen(name), 'formProblems.required'),
    ...lengthProblems(name, { min: null, max: longest }),
    ...when(/\p{Cc}/u.test(name), 'formProblems.wrongShape'),
  ],
  typed: (name) => [typedText(name)],
  fromText: (text) => text,
  person: 'name',
}
