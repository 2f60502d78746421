import type { NumberSummary, OptionCount, ReportValue, Step } from '@matai/form-kit/report'
import { useTranslation } from 'react-i18next'
import css from '../records.module.css'
import { Bars, Columns } from './bars.tsx'

/** The report of one question, by its shape. */
export function ReportValueView({ value }: { value: ReportValue }) {
  const { t } = useTranslation()
  if (value.shape === 'none') return null
  const answered = <p className={css.soft}>{t('recordScreens.answered', { count: value.answered })}</p>
  return (
    <>
      {answered}
      <Picture value={value} />
    </>
  )
}

function Picture({ value }: { value: Exclude<ReportValue, { shape: 'none' }> }) {
  const { t } = useTranslation()
  switch (value.shape) {
    case 'answered':
      return null
    case 'options':
      return <Options options={value.options} of={value.answered} />
    case 'numbers':
      return <Numbers summary={value.summary} />
    case 'scale':
      return (
        <>
          <Facts facts={[[t('recordScreens.mean'), value.mean ?? '–']]} />
          <Steps steps={value.steps} of={value.answered} />
        </>
      )
    case 'nps':
      return (
        <>
          <Facts
            facts={[
              [t('recordScreens.nps'), value.score ?? '–'],
              [t('recordScreens.promoters'), value.promoters],
              [t('recordScreens.passives'), value.passives],
              [t('recordScreens.detractors'), value.detractors],
            ]}
          />
          <Steps steps={value.steps} of={value.answered} />
        </>
      )
    case 'days':
      return (
        <Columns
          summary={t('recordScreens.answered', { count: value.answered })}
          bars={value.days.map(({ date, count }) => ({ key: date, label: date, count }))}
        />
      )
    case 'exam':
      return (
        <>
          <Facts
            facts={[
              [t('recordScreens.full'), value.full],
              [t('recordScreens.part'), value.part],
              [t('recordScreens.none'), value.none],
              [t('recordScreens.mean'), value.summary.mean ?? '–'],
            ]}
          />
          <Options options={value.options} of={value.answered} />
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

function Options({ options, of }: { options: readonly OptionCount[]; of: number }) {
  const { t } = useTranslation()
  const bars = options.map(({ id, label, phrase, count }) => ({
    key: id,
    label: label || (phrase ? String(t(phrase as never)) : t('recordScreens.gone')),
    count,
  }))
  return <Bars bars={bars} of={of} />
}

const Steps = ({ steps, of }: { steps: readonly Step[]; of: number }) => (
  <Bars bars={steps.map(({ value, count }) => ({ key: String(value), label: String(value), count }))} of={of} />
)

function Numbers({ summary: { sum, min, max, mean } }: { summary: NumberSummary }) {
  const { t } = useTranslation()
  return (
    <Facts
      facts={[
        [t('recordScreens.mean'), mean ?? '–'],
        [t('recordScreens.sum'), sum],
        [t('recordScreens.min'), min ?? '–'],
        [t('recordScreens.max'), max ?? '–'],
      ]}
    />
  )
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string | number])[] }) => (
  <dl className={css.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
