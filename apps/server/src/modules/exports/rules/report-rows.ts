import type { FormReport } from '@matai/contract'
import type { OptionCount, ReportValue } from '@matai/form-kit/report'
import type { PhraseKey, Translate } from '@matai/i18n'
import type { Row, SheetColumn } from './sheet-rows.ts'

type Amount = string | number | null

/** A figure of a question: what it is called, how much it is, and of how many it is a share. */
type Figure = [name: string, amount: Amount, of?: number]

/** A report with the days that it is of, in words. */
interface OfDays {
  report: FormReport
  stretch: string
}

export function reportColumns(say: Translate, isCompared: boolean): SheetColumn[] {
  const [count, share] = [say('exports.columnCount'), say('exports.columnShare')]
  const earlier = [
    { heading: say('exports.columnBefore', { heading: count }), width: 14 },
    { heading: say('exports.columnBefore', { heading: share }), width: 14 },
  ]
  return [
    { heading: say('exports.columnQuestion'), width: 32 },
    { heading: say('exports.columnFigure'), width: 32 },
    { heading: count, width: 12 },
    { heading: share, width: 10 },
    ...(isCompared ? earlier : []),
  ]
}

/** A report row by row: of which days it is, each question with its figures, then the records of each day. */
export function* reportRows(now: OfDays, before: OfDays | undefined, say: Translate): Generator<Row> {
  const { records, exam, questions, days } = now.report
  const isCompared = before !== undefined
  yield line([say('exports.reportDays'), now.stretch, records, null], isCompared, [before?.report.records ?? 0])
  if (before) yield line([say('exports.reportDaysBefore'), before.stretch, null, null], isCompared)
  if (exam) yield* linesOf(say('savedReports.examTitle'), examOf(exam, say), before && examOf(before.report.exam, say))
  for (const { component, title, type, value } of questions) {
    const question = title || say(`forms.type_${type}` as PhraseKey) // types are what the phrases are named by
    const earlier = before?.report.questions.find((one) => one.component === component)?.value
    for (const row of rowsOf(question, value, { isCompared, earlier, say })) yield row
  }
  for (const { date, count } of days) yield line([say('recordScreens.records'), date, count, null], isCompared)
}

interface Beside {
  isCompared: boolean
  /** The same question in the days before. */
  earlier: ReportValue | undefined
  say: Translate
}

function* rowsOf(question: string, value: ReportValue, { isCompared, earlier, say }: Beside): Generator<Row> {
  if (value.shape === 'none') return
  const before = earlier?.shape === value.shape ? (earlier as typeof value) : undefined // of the same shape
  const answered: Figure = [say('exports.figureAnswered'), value.answered]
  const were: Figure[] = [[say('exports.figureAnswered'), before?.answered ?? 0]]
  yield* linesOf(question, [answered], isCompared ? were : undefined)
  if (value.shape !== 'table') {
    const known = before && before.shape !== 'table' ? figuresOf(before, say) : []
    yield* linesOf(question, figuresOf(value, say), isCompared ? known : undefined)
    return
  }
  for (const column of value.columns) {
    const columns = before?.shape === 'table' ? before.columns : []
    const was = columns.find(({ id }) => id === column.id)?.value
    yield* rowsOf(`${question} · ${column.label}`, column.value, { isCompared, earlier: was, say })
  }
}

/** Figures, each beside the one of the same name before; of what was not there before there is none. */
function* linesOf(question: string, figures: readonly Figure[], before: readonly Figure[] | undefined): Generator<Row> {
  for (const [name, amount, of] of figures) {
    const [, was = null, wasOf] = before?.find(([known]) => known === name) ?? []
    const earlier = before && [was, wasOf === undefined ? null : shareOf(was, wasOf)]
    yield line([question, name, amount, of === undefined ? null : shareOf(amount, of)], before !== undefined, earlier)
  }
}

const line = ([question, name, amount, share]: Row, isCompared: boolean, earlier: Row = []): Row => [
  ...[question ?? null, name ?? null, numberOf(amount ?? null), share ?? null],
  ...(isCompared ? [numberOf(earlier[0] ?? null), earlier[1] ?? null] : []),
]

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

const examOf = (exam: FormReport['exam'], say: Translate): Figure[] =>
  exam === null
    ? []
    : [
        [say('exports.figureAnswered'), exam.answered],
        [say('exports.figurePassed'), exam.passed, exam.answered],
        [say('exports.figureMeanPercent'), exam.mean],
        ...exam.steps.map(
          (count, at): Figure => [
            say('savedReports.examSteps', { from: at * 10, until: at * 10 + 10 }),
            count,
            exam.answered,
          ],
        ),
      ]

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
const numberOf = (amount: Amount): Amount =>
  typeof amount === 'string' && Number.isSafeInteger(Math.trunc(Number(amount))) ? Number(amount) : amount

const shareOf = (amount: Amount, of: number): string | null =>
  amount === null || of === 0 ? null : `${Math.round((Number(amount) / of) * 100)}%`
