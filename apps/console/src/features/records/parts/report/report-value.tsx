import type { NumberSummary, OptionCount, ReportValue, Step } from '@matai/form-kit/report'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import css from '../records.module.css'
import { Bars, Columns, Leading } from './bars.tsx'
import { ProvinceTiles } from './places.tsx'
import { Words } from './words.tsx'
import type { Leads, Target } from './leads.ts'

type Shown = Exclude<ReportValue, { shape: 'none' }>

interface ReportValueProps {
  /** Of the question; those inside of a table have none by which records are found. */
  component?: string
  value: ReportValue
  /** What was answered in the days before. */
  before?: ReportValue | undefined
  leads?: Leads | undefined
}

/** The report of one question, by its shape. */
export function ReportValueView(props: ReportValueProps) {
  const { t } = useTranslation()
  const { value, before } = props
  if (value.shape === 'none') return null
  const earlier = before?.shape === value.shape ? before : undefined
  return (
    <>
      <p className={css.soft}>
        {t('recordScreens.answered', { count: value.answered })}
        {earlier && ` · ${t('recordScreens.before', { formatted: earlier.answered })}`}
      </p>
      <Picture {...props} value={value} before={earlier} />
    </>
  )
}

function Picture({ component, value, before, leads }: ReportValueProps & { value: Shown; before?: Shown | undefined }) {
  const { t } = useTranslation()
  const meanOf = useMeans()
  const toOption = (id: string) => (component && leads ? leads({ [`a_${component}`]: id }) : undefined)
  const toResult = (result: string) => (component && leads ? leads({ [`a_${component}_result`]: result }) : undefined)
  const toRange = (from: string, until: string) =>
    component && leads ? leads({ [`a_${component}_from`]: from, [`a_${component}_until`]: until }) : undefined
  const toStep = (step: string) => toRange(step, step)
  switch (value.shape) {
    case 'answered':
      return null
    case 'options':
      return (
        <Options
          options={value.options}
          of={value.answered}
          before={before?.shape === 'options' ? before.options : undefined}
          to={toOption}
        />
      )
    case 'numbers':
      return (
        <Numbers
          summary={value.summary}
          before={before?.shape === 'numbers' ? before.summary : undefined}
          to={toStep}
        />
      )
    case 'scale':
      return (
        <>
          <Facts
            facts={[
              [
                t('recordScreens.mean'),
                meanOf(value.mean) ?? '–',
                before?.shape === 'scale' ? meanOf(before.mean) : null,
              ],
            ]}
          />
          <Steps
            steps={value.steps}
            of={value.answered}
            before={before?.shape === 'scale' ? before.steps : undefined}
            to={toStep}
          />
        </>
      )
    case 'nps':
      return (
        <>
          <Facts
            facts={[
              [t('recordScreens.nps'), value.score ?? '–', before?.shape === 'nps' ? before.score : null],
              [t('recordScreens.promoters'), value.promoters, null, toRange('9', '10')],
              [t('recordScreens.passives'), value.passives, null, toRange('7', '8')],
              [t('recordScreens.detractors'), value.detractors, null, toRange('0', '6')],
            ]}
          />
          <Steps
            steps={value.steps}
            of={value.answered}
            before={before?.shape === 'nps' ? before.steps : undefined}
            to={toStep}
          />
        </>
      )
    case 'words':
      return (
        <Words
          words={value.words}
          to={(word) => (component && leads ? leads({ [`a_${component}`]: word }) : undefined)}
        />
      )
    case 'places':
      return (
        <>
          <ProvinceTiles provinces={value.provinces} to={toOption} />
          <Options
            options={value.options.slice(0, 20)}
            of={value.answered}
            before={before?.shape === 'places' ? before.options : undefined}
            to={(place) => toOption(place.split(' ').join(''))}
          />
        </>
      )
    case 'days':
      return (
        <Columns
          summary={t('recordScreens.answered', { count: value.answered })}
          bars={value.days.map(({ date, count }) => ({ key: date, label: date, count, to: toStep(date) }))}
        />
      )
    case 'exam':
      return (
        <>
          <Facts
            facts={[
              [t('recordScreens.full'), value.full, null, toResult('full')],
              [t('recordScreens.part'), value.part, null, toResult('part')],
              [t('recordScreens.none'), value.none, null, toResult('none')],
              [t('recordScreens.mean'), meanOf(value.summary.mean) ?? '–'],
            ]}
          />
          <Options options={value.options} of={value.answered} to={toOption} />
        </>
      )
    case 'table':
      return (
        <dl className={css.lines}>
          {value.columns.map(({ id, label, value: inner }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <ReportValueView value={inner} />
              </dd>
            </div>
          ))}
        </dl>
      )
  }
}

interface OptionsProps {
  options: readonly OptionCount[]
  of: number
  before?: readonly OptionCount[] | undefined
  to: (id: string) => Target | undefined
}

function Options({ options, of, before, to }: OptionsProps) {
  const { t } = useTranslation()
  const bars = options.map(({ id, label, phrase, count }) => ({
    key: id,
    label: label || (phrase ? String(t(phrase as never)) : t('recordScreens.gone')),
    count,
    before: before && (before.find((one) => one.id === id)?.count ?? 0),
    to: label || phrase ? to(id) : undefined,
  }))
  return <Bars bars={bars} of={of} />
}

interface StepsProps {
  steps: readonly Step[]
  of: number
  before?: readonly Step[] | undefined
  to: (step: string) => Target | undefined
}

const Steps = ({ steps, of, before, to }: StepsProps) => (
  <Bars
    bars={steps.map(({ value, count }) => ({
      key: String(value),
      label: String(value),
      count,
      before: before && (before.find((one) => one.value === value)?.count ?? 0),
      to: to(String(value)),
    }))}
    of={of}
  />
)

interface NumbersProps {
  summary: NumberSummary
  before?: NumberSummary | undefined
  to: (value: string) => Target | undefined
}

function Numbers({ summary, before, to }: NumbersProps) {
  const { t } = useTranslation()
  const meanOf = useMeans()
  const { sum, min, max, mean } = summary
  return (
    <Facts
      facts={[
        [t('recordScreens.mean'), meanOf(mean) ?? '–', before && meanOf(before.mean)],
        [t('recordScreens.sum'), sum, before?.sum],
        [t('recordScreens.min'), min ?? '–', before?.min, min === null ? undefined : to(min)],
        [t('recordScreens.max'), max ?? '–', before?.max, max === null ? undefined : to(max)],
      ]}
    />
  )
}

/** Means as they are read: to three places, and not as exactly as they are known. */
function useMeans() {
  const { formatNumber } = useFormats()
  return (mean: string | null) => (mean === null ? null : formatNumber(Number(mean)))
}

/** Each with what it was in the days before, and where its records are, where that is known. */
type Fact = readonly [
  label: string,
  value: string | number,
  before?: string | number | null | undefined,
  to?: Target | undefined,
]

function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation()
  return (
    <dl className={css.facts}>
      {facts.map(([label, value, before, to]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Leading to={value === 0 ? undefined : to}>{value}</Leading>
            {before != null && <small className={css.soft}> {t('recordScreens.before', { formatted: before })}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
