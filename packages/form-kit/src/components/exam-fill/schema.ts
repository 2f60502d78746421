import { line, list, orEmpty, record, usually } from '@matai/kinds'
import * as z from 'zod/mini'
import { own } from '../../engine/own.ts'
import { problem, when, within } from '../../engine/problem.ts'
import { type SchemaFace, type Score, typedText } from '../../engine/schema-face.ts'
import { answerMissing, examQuestion, part, points } from '../../parts/exam.ts'
import { titleFaults } from '../../parts/faults.ts'
import { isOn, key, no } from '../../parts/fields.ts'

/** Most blanks of a question, and most answers that one accepts. */
const blanksMax = 20
const acceptedMax = 20

const blank = record({
  id: key,
  /** what stands before the blank */
  label: orEmpty(line(100)),
  /** any of these is right */
  accepted: usually(list(line(200), { most: acceptedMax }), []),
  points,
})

const settings = record({
  ...examQuestion,
  blanks: usually(list(blank, { most: blanksMax }), []),
  /** whether `ABC` is `abc` */
  ignoreCase: isOn,
  /** whether blanks between words count for nothing */
  ignoreSpaces: isOn,
  /** whether the answers of all blanks may stand in any order, each once */
  anyOrder: no,
})
export type ExamFillSettings = z.infer<typeof settings>

/** What was written, by the ids of the blanks. */
const answer = record({ blanks: z.record(z.string().check(z.maxLength(32)), line(500)) })
export type ExamFillAnswer = z.infer<typeof answer>

/** What differs only in how it was typed is the same: full width, and case and spaces where they do not count. */
function plain(text: string, { ignoreCase, ignoreSpaces }: ExamFillSettings): string {
  const typed = text.normalize('NFKC').trim()
  const cased = ignoreCase ? typed.toLowerCase() : typed
  return ignoreSpaces ? cased.replace(/\s+/g, '') : cased.replace(/\s+/g, ' ')
}

export const textsOf = ({ blanks: written }: ExamFillAnswer, { blanks }: ExamFillSettings): string[] =>
  blanks.map(({ id }) => own(written, id) ?? '')

/** Points of all blanks that are right. */
export function scoreOf(set: ExamFillSettings, given: ExamFillAnswer | undefined): Score {
  const most = set.blanks.reduce((sum, one) => sum + one.points, 0)
  const texts = given ? textsOf(given, set) : []
  const open = set.blanks.map((one) => ({
    points: one.points,
    accepted: one.accepted.map((text) => plain(text, set)).filter(Boolean),
  }))
  let gained = 0
  texts.forEach((text, at) => {
    const written = plain(text, set)
    const place = set.anyOrder ? open.findIndex(({ accepted }) => accepted.includes(written)) : at
    const found = open[place]
    if (!found?.accepted.includes(written)) return
    gained += found.points
    // An answer that two blanks accept counts once for each of them, not twice for one.
    open[place] = { points: 0, accepted: [] }
  })
  return part(most, most === 0 ? 0 : gained / most)
}

export const schema: SchemaFace<ExamFillSettings, ExamFillAnswer> = {
  settings,
  answer,
  faults: (set) => [
    ...titleFaults(set),
    ...when(set.blanks.length === 0, 'formFaults.blanksMissing'),
    ...set.blanks.flatMap(({ accepted }, at) =>
      accepted.some((text) => text.trim()) ? [] : [answerMissing(['blanks', at, 'accepted'])],
    ),
    ...when(new Set(set.blanks.map(({ id }) => id)).size !== set.blanks.length, 'formFaults.idTwice'),
  ],
  check: ({ blanks, required }, { blanks: written }) => {
    const known = new Set(blanks.map(({ id }) => id))
    return [
      ...when(
        Object.keys(written).some((id) => !known.has(id)),
        'formProblems.blankUnknown',
      ),
      ...blanks.flatMap(({ id }) =>
        required && !own(written, id)?.trim() ? within('blanks', [problem('formProblems.required', {}, [id])]) : [],
      ),
    ]
  },
  typed: ({ blanks: written }, { blanks }) =>
    blanks.flatMap(({ id }) => {
      const text = own(written, id)
      return text ? [typedText(text, id)] : []
    }),
  score: scoreOf,
}
