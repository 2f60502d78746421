import type { Language } from '@matai/i18n'
import * as z from 'zod/mini'
import { type FormDocument, formDocument } from '../document/form-document.ts'
import type { ComponentType } from '../maps/schemas.ts'

/** The same in both languages: Chinese, English. */
export type Pair = readonly [zh: string, en: string]

/** A question of a template. Options are written in both languages; all else of `more` is in none. */
export interface TemplateQuestion {
  type: ComponentType
  title: Pair
  hint?: Pair
  required?: boolean
  options?: readonly Pair[]
  /** place of the right option of an exam question, from 0 on; several for one that has several */
  right?: number | readonly number[]
  rows?: readonly Pair[]
  columns?: readonly {
    label: Pair
    cell: 'words' | 'amount' | 'day' | 'choice' | 'tick' | 'photo'
    options?: readonly Pair[]
  }[]
  unit?: Pair
  label?: Pair
  more?: object
  /** shown only when an earlier question, by its place from 0 on, has one of its options, by its place */
  when?: readonly [question: number, option: number]
}

/** In which trade a template is used. */
export const trades = ['safety', 'property', 'shop', 'people', 'school', 'factory', 'health', 'events'] as const
export type Trade = (typeof trades)[number]

/** A form to begin with, as one of its trade needs it. */
export interface FormTemplate {
  key: string
  trade: Trade
  title: Pair
  questions: readonly TemplateQuestion[]
  exam?: { minutes: number; passMark: number }
}

/** A template as a form in one language. Ids are short and the same each time: nobody has answered it yet. */
export function documentOf({ title, questions, exam }: FormTemplate, language: Language): FormDocument {
  const say = (pair: Pair | undefined) => (language === 'zh' ? pair?.[0] : pair?.[1]) ?? ''
  const listed = (pairs: readonly Pair[] | undefined, letter: string) =>
    pairs?.map((pair, at) => ({ id: `${letter}${at + 1}`, label: say(pair) }))
  const settingsOf = (question: TemplateQuestion): object => {
    const { rows, columns, options, right, unit, label } = question
    return {
      title: say(question.title),
      ...(question.hint ? { hint: say(question.hint) } : {}),
      ...(question.required ? { required: true } : {}),
      ...(options ? { options: listed(options, 'o') } : {}),
      ...(right === undefined
        ? {}
        : { right: typeof right === 'number' ? `o${right + 1}` : right.map((at) => `o${at + 1}`) }),
      ...(rows ? { rows: listed(rows, 'r') } : {}),
      ...(columns
        ? {
            columns: columns.map((column, at) => ({
              id: `c${at + 1}`,
              label: say(column.label),
              cell: column.cell,
              ...(column.options ? { options: listed(column.options, 'o') } : {}),
            })),
          }
        : {}),
      ...(unit ? { unit: say(unit) } : {}),
      ...(label ? { label: say(label) } : {}),
      ...question.more,
    }
  }
  return z.parse(formDocument, {
    title: say(title),
    pages: [
      {
        id: 'p1',
        components: questions.map((question, at) => ({
          id: `q${at + 1}`,
          type: question.type,
          settings: settingsOf(question),
        })),
      },
    ],
    rules: questions.flatMap(({ when }, at) =>
      when
        ? [
            {
              id: `s${at + 1}`,
              kind: 'show',
              when: { tests: [{ component: `q${when[0] + 1}`, comparison: 'is', value: `o${when[1] + 1}` }] },
              targets: [`q${at + 1}`],
            },
          ]
        : [],
    ),
    ...(exam ? { exam: { ...exam, shuffleOptions: true, answersShown: 'afterSubmission' } } : {}),
  })
}
