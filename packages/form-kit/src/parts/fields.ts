import { choice, line, lines, orEmpty, orNone, said, usually, whole, yes } from '@matai/kinds'
import * as z from 'zod/mini'

/** Longest title of a question, longest hint. */
export const titleMax = 200
export const hintMax = 500
/** Most options of a choice (specification, section 5). */
export const optionsMax = 99

export const optionalLine = (max: number) => orEmpty(line(max))
export const optionalLines = (max: number) => orEmpty(lines(max))
export const optionalWhole = (min: number, max: number) => orNone(whole({ min, max }))
export const no = usually(yes(), false)
export const isOn = usually(yes(), true)
/** One of a few words; the first is the usual one. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  usually(choice(values), values[0] as never)

/** An id within a form, stable through changes. */
export const key = z.string().check(z.regex(/^[a-zA-Z0-9][\w-]{0,31}$/))

/** A number with up to thirty digits; decimal text, so that it stays exact. */
export const optionalDecimal = orNone(
  said(z.string().check(z.regex(/^-?\d{1,30}(\.\d{1,10})?$/)), {
    is: 'line',
    max: 42,
    required: false,
    variables: false,
  }),
)

const written = (max: number) => ({ is: 'line', max, required: true, variables: false }) as const
/** A day as `2026-03-02`. */
export const day = said(z.iso.date(), written(10))
/** A time of day as `09:30`. */
export const clock = said(z.iso.time({ precision: -1 }), written(5))

/** What every question has. */
export const question = {
  title: optionalLine(titleMax),
  hint: optionalLines(hintMax),
  required: no,
}

/** A heading asks nothing. */
export const heading = { title: question.title, hint: question.hint }
