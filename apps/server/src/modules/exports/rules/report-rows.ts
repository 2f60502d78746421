import type { FormReport } from '@matai/contract'
import type { OptionCount, ReportValue } from '@matai/form-kit/report'
import type { PhraseKey, Translate } from '@matai/i18n'
import type { Row } from './sheet-rows.ts'

/** A figure of a question: what it is called, how much it is, and the share of those who answered. */
type Figure = [name: string, amount: string | number | null, share?: number]

/** A report row by row: each question with its figures, then the records of each day. */
export async function* reportRows({ questions, days }: FormReport, say: Translate): AsyncGenerator<Row> {
  for (const { title, type, value } of questions) {
    const question = title || say(`forms.type_${type}` as PhraseKey) // types are what the phrases are named by
    for (const row of rowsOf(question, value, say)) yield row
  }
  for (const { date, count } of days) yield [say('recordScreens.records'), date, count, null]
}

function* rowsOf(question: string, value: ReportValue, say: Translate): Generator<Row> {
  if (value.shape === 'none') return
  yield [question, say('exports.figureAnswered'), value.answered, null]
  if (value.shape === 'table')
    for (const column of value.columns) yield* rowsOf(`${question} · ${column.label}`, column.value, say)
  else
    for (const [name, amount, of] of figuresOf(value, say))
      yield [question, name, numberOf(amount), of === undefined ? null : shareOf(amount, of)]
}

function figuresOf(value: Exclude<ReportValue, { shape: 'none' | 'table' }>, say: Translate): Figure[] {
  switch (value.shape) {
    case 'answered':
      return []
    case 'options':
      return optionsOf(value.options, value.answered, say)
    case 'numbers':
      return numbersOf(value.summary, say)
    case 'scale':
      return [[say('recordScreens.mean'), value.mean], ...stepsOf(value.steps, value.answered)]
    case 'nps':
      return [
        [say('recordScreens.nps'), value.score],
        [say('recordScreens.promoters'), value.promoters, value.answered],
        [say('recordScreens.passives'), value.passives, value.answered],
        [say('recordScreens.detractors'), value.detractors, value.answered],
        ...stepsOf(value.steps, value.answered),
      ]
    case 'places':
      return optionsOf(value.options, value.answered, say)
    case 'words':
      return value.words.map(({ word, count }): Figure => [word, count, value.answered])
    case 'days':
      return value.days.map(({ date, count }): Figure => [date, count, value.answered])
    case 'exam':
      return [
        [say('recordScreens.full'), value.full, value.answered],
        [say('recordScreens.part'), value.part, value.answered],
        [say('recordScreens.none'), value.none, value.answered],
        [say('recordScreens.mean'), value.summary.mean],
        ...optionsOf(value.options, value.answered, say),
      ]
  }
}

const optionsOf = (options: readonly OptionCount[], answered: number, say: Translate): Figure[] =>
  options.map(({ label, phrase, count }) => [
    label || (phrase ? say(phrase) : say('recordScreens.gone')),
    count,
    answered,
  ])

const stepsOf = (steps: readonly { value: number; count: number }[], answered: number): Figure[] =>
  steps.map(({ value, count }) => [String(value), count, answered])

type Numbers = Extract<ReportValue, { shape: 'numbers' }>['summary']

const numbersOf = ({ sum, min, max, mean }: Numbers, say: Translate): Figure[] => [
  [say('recordScreens.mean'), mean],
  [say('recordScreens.sum'), sum],
  [say('recordScreens.min'), min],
  [say('recordScreens.max'), max],
]

/** Decimals come as texts, so that none is lost; a sheet calculates with numbers. */
const numberOf = (amount: string | number | null): string | number | null =>
  typeof amount === 'string' && Number.isSafeInteger(Math.trunc(Number(amount))) ? Number(amount) : amount

const shareOf = (amount: string | number | null, of: number): string | null =>
  amount === null || of === 0 ? null : `${Math.round((Number(amount) / of) * 100)}%`
