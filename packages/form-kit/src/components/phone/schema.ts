import { line, list, plainDigits, record, usually } from '@matai/kinds'
import * as z from 'zod/mini'
import { problem, when } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { no, question } from '../../parts/fields.ts'
import { endsOnly } from '../../parts/hidden.ts'

const country = line(2).check(z.regex(/^[A-Z]{2}$/))

const settings = record({
  ...question,
  /** ISO code of the country that stands there at first */
  country: usually(country, 'CN'),
  /** ISO codes of the countries whose numbers are taken; none: all */
  countries: usually(list(country, { most: 250 }), []),
  /** whether the filler proves by a text message that the number is his */
  verified: no,
  /** whether only those who may change records see all of the number */
  masked: no,
})
export type PhoneSettings = z.infer<typeof settings>

export const schema: SchemaFace<PhoneSettings, string> = {
  settings,
  /** with its dial code, as `+8613800000000` */
  answer: line(40).check(z.overwrite((number) => plainDigits(number).replace(/[\s-]/g, ''))),
  faults: titleFaults,
  check: ({ countries, verified }, number, { mobileOf, isVerified }) => {
    const mobile = number.startsWith('+') ? mobileOf(number) : null
    if (!mobile) return [problem('formProblems.phone')]
    return [
      ...when(countries.length > 0 && !countries.includes(mobile.country), 'formProblems.phoneCountry'),
      ...when(verified && isVerified?.(number) === false, 'formProblems.phoneUnverified'),
    ]
  },
  typed: (number) => [typedText(number)],
  fromText: (text) => (/^\+\d{6,18}$/.test(text.trim()) ? text.trim() : undefined),
  person: 'phone',
  hidden: (number, { masked }) => (masked ? endsOnly(number, 6, 4) : undefined),
}
