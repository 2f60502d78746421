import type { PhraseKey } from '@matai/i18n'
import * as z from 'zod/mini'
import { type Problem, within, when } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { orderFaults, titleFaults } from '../../parts/faults.ts'
import { line, webAddress } from '@matai/kinds'
import { oneOf, optionalLine, optionalWhole, question } from '../../parts/fields.ts'
import { fitsMask } from '../../parts/mask.ts'
import { lengthProblems } from '../../parts/texts.ts'

/** Longest answer of one line. */
const longest = 500

const formats = {
  any: { fits: () => true, phrase: 'formProblems.wrongShape' },
  digits: { fits: (text: string) => /^\d+$/.test(text), phrase: 'formProblems.onlyDigits' },
  letters: { fits: (text: string) => /^[a-z]+$/i.test(text), phrase: 'formProblems.onlyLetters' },
  lettersDigits: { fits: (text: string) => /^[a-z\d]+$/i.test(text), phrase: 'formProblems.onlyLettersDigits' },
  chinese: { fits: (text: string) => /^[\p{Script=Han}·]+$/u.test(text), phrase: 'formProblems.onlyChinese' },
  email: { fits: (text: string) => z.safeParse(z.email(), text).success, phrase: 'formProblems.email' },
  link: {
    fits: (text: string) => webAddress(text) !== null,
    phrase: 'formProblems.link',
  },
} as const satisfies Record<(typeof formatNames)[number], { fits(text: string): boolean; phrase: PhraseKey }>

const formatNames = ['any', 'digits', 'letters', 'lettersDigits', 'chinese', 'email', 'link'] as const

const settings = z.strictObject({
  ...question,
  /** characters */
  min: optionalWhole(1, longest),
  max: optionalWhole(1, longest),
  format: oneOf(formatNames),
  /** empty: none; see `fitsMask` */
  mask: optionalLine(100),
  /** what stands there at first */
  initial: optionalLine(longest),
})
export type TextSettings = z.infer<typeof settings>

const problems = (text: string, { min, max, format, mask }: TextSettings): Problem[] => [
  ...lengthProblems(text, { min, max }),
  ...when(!formats[format].fits(text), formats[format].phrase),
  ...when(mask !== '' && !fitsMask(text, mask), 'formProblems.mask', { mask }),
]

export const schema: SchemaFace<TextSettings, string> = {
  settings,
  answer: line(longest),
  faults: (set) => [
    ...titleFaults(set),
    ...(set.min === set.max ? [] : orderFaults(set.min, set.max)),
    ...(set.initial ? within('initial', problems(set.initial, set)) : []),
  ],
  check: (set, text) => problems(text, set),
  typed: (text) => [typedText(text)],
  initial: ({ initial }) => initial || undefined,
  fromText: (text) => text,
}
