import { line, record } from '@matai/kinds'
import identityCard from 'validator/lib/isIdentityCard.js'
import * as z from 'zod/mini'
import { localDate } from '../../engine/moments.ts'
import { when } from '../../engine/problem.ts'
import { type SchemaFace, typedText, typedTime } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { isOn, no, question } from '../../parts/fields.ts'
import { endsOnly } from '../../parts/hidden.ts'
import { idcardParts } from './parts.ts'

const settings = record({
  ...question,
  /** whether cards of fifteen digits are taken as well */
  old: isOn,
  /** whether only those who may change records see all of the number */
  masked: no,
})
export type IdcardSettings = z.infer<typeof settings>

const written = /^(?:\d{15}|\d{17}[\dX])$/

/** Node and bundlers type the default of a module of this kind differently; it is this function for both. */
const isIdentityCard = identityCard as unknown as (number: string, locale: 'zh-CN') => boolean

const isRight = (number: string): boolean => written.test(number) && isIdentityCard(number, 'zh-CN')

export const schema: SchemaFace<IdcardSettings, string> = {
  settings,
  answer: line(40).check(z.overwrite((number) => number.toUpperCase())),
  faults: titleFaults,
  check: ({ old }, number, facts) =>
    when(
      !isRight(number) || (number.length === 15 && !old) || idcardParts(number).birthday > localDate(facts),
      'formProblems.idcard',
    ),
  typed: (number) => {
    if (!isRight(number)) return []
    const { birthday, sex, region } = idcardParts(number)
    return [typedText(number), typedTime(birthday, 'birthday'), typedText(sex, 'sex'), typedText(region, 'region')]
  },
  fromText: (text) => (isRight(text.trim().toUpperCase()) ? text.trim().toUpperCase() : undefined),
  person: 'idcard',
  hidden: (number, { masked }) => (masked ? endsOnly(number, 4, 3) : undefined),
}
