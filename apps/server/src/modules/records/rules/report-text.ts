import type { FormReport } from '@matai/contract'
import type { OptionCount, ReportValue } from '@matai/form-kit/report'
import type { PhraseKey, Translate } from '@matai/i18n'

interface Told {
  title: string
  days: { from: string | null; until: string | null }
  report: FormReport
  before: FormReport | undefined
  /** Of the language that numbers are written in. */
  tag: string
}

/** Options of a question that a mail names. */
const namedAtMost = 5

/** A report in words: what it is about, how many records there are, and a line for each question. */
export function reportLines({ title, days, report, before, tag }: Told, say: Translate): string[] {
  const number = (value: number) => value.toLocaleString(tag)
  const questions = report.questions.flatMap(({ title: asked, type, value }) => {
    const said = sayValue(value, say)
    const name = asked || say(`forms.type_${type}` as PhraseKey) // types are what the phrases are named by
    return said ? [say('savedReports.line', { name, said })] : []
  })
  const { exam } = report
  return [
    say('savedReports.about', { title, days: sayDays(days, say) }),
    before
      ? say('savedReports.recordsBefore', { count: report.records, before: number(before.records) })
      : say('savedReports.records', { count: report.records }),
    ...(report.isPart ? [say('recordScreens.reportPart', { count: report.records })] : []),
    ...(exam ? [say('savedReports.exam', { mean: exam.mean, passed: exam.passed, answered: exam.answered })] : []),
    ...questions,
  ]
}

export function sayDays({ from, until }: Told['days'], say: Translate): string {
  if (from && until) return say('savedReports.daysBetween', { from, until })
  if (from) return say('savedReports.daysFrom', { from })
  return until ? say('savedReports.daysUntil', { until }) : say('savedReports.daysAll')
}

function sayValue(value: ReportValue, say: Translate): string {
  if (value.shape === 'none') return ''
  const answered = say('recordScreens.answered', { count: value.answered })
  const said = figuresOf(value, say)
  return said ? `${answered}${say('savedReports.then')}${said}` : answered
}

function figuresOf(value: Exclude<ReportValue, { shape: 'none' }>, say: Translate): string {
  switch (value.shape) {
    case 'options':
    case 'places':
    case 'exam':
      return sayOptions(value.options, value.answered, say)
    case 'numbers':
      return `${say('recordScreens.mean')} ${value.summary.mean ?? '–'}`
    case 'scale':
      return `${say('recordScreens.mean')} ${value.mean ?? '–'}`
    case 'nps':
      return `${say('recordScreens.nps')} ${value.score ?? '–'}`
    default:
      return ''
  }
}

const sayOptions = (options: readonly OptionCount[], answered: number, say: Translate): string =>
  [...options]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, namedAtMost)
    .map(({ label, phrase, count }) => {
      const name = label || (phrase ? say(phrase) : say('recordScreens.gone'))
      const percent = Math.round((count / Math.max(1, answered)) * 100)
      return `${name} ${say('recordScreens.share', { count, percent })}`
    })
    .join(say('savedReports.and'))
