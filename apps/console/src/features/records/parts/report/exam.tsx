import type { FormReport } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../ui/panel.tsx'
import css from '../records.module.css'
import { Bars, Leading } from './bars.tsx'
import type { Leads } from './leads.ts'

/** Questions that are named as the weakest. */
const namedAtMost = 5

/** How an exam went: points, who passed, and the questions that were answered worst. */
export function ExamResults({ report: { exam, questions }, leads }: { report: FormReport; leads: Leads }) {
  const { t } = useTranslation()
  if (!exam) return null
  const weakest = questions
    .flatMap(({ component, title, type, value }) =>
      value.shape === 'exam' && value.answered > 0
        ? [{ component, name: title || String(t(`forms.type_${type}` as never)), share: value.full / value.answered }]
        : [],
    )
    .filter(({ share }) => share < 1)
    .sort((a, b) => a.share - b.share)
    .slice(0, namedAtMost)
  return (
    <Panel title={t('savedReports.examTitle')}>
      <p className={css.soft}>
        {t('savedReports.examMean', { mean: exam.mean })} ·{' '}
        <Leading to={exam.passed > 0 ? leads({ passed: 'yes' }) : undefined}>
          {t('savedReports.examPassed', { passed: exam.passed, answered: exam.answered })}
        </Leading>
      </p>
      <Bars
        bars={exam.steps.map((count, at) => ({
          key: String(at),
          label: t('savedReports.examSteps', { from: at * 10, until: at * 10 + 10 }),
          count,
          to: leads({ tenth: String(at) }),
        }))}
        of={exam.answered}
      />
      {weakest.length > 0 && (
        <>
          <h3>{t('savedReports.weakest')}</h3>
          <ol>
            {weakest.map(({ component, name, share }) => (
              <li key={component}>
                <Leading to={leads({ [`a_${component}_result`]: 'wrong' })}>{name}</Leading> ·{' '}
                {t('savedReports.weakestLine', { percent: Math.round(share * 100) })}
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}
