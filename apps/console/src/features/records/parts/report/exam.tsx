import type { FormReport } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../ui/panel.tsx'
import css from '../records.module.css'
import { Bars } from './bars.tsx'

/** Questions that are named as the weakest. */
const namedAtMost = 5

/** How an exam went: points, who passed, and the questions that were answered worst. */
export function ExamResults({ report: { exam, questions } }: { report: FormReport }) {
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
        {t('savedReports.exam', { mean: exam.mean, passed: exam.passed, answered: exam.answered })}
      </p>
      <Bars
        bars={exam.steps.map((count, at) => ({
          key: String(at),
          label: t('savedReports.examSteps', { from: at * 10, until: at * 10 + 10 }),
          count,
        }))}
        of={exam.answered}
      />
      {weakest.length > 0 && (
        <>
          <h3>{t('savedReports.weakest')}</h3>
          <ol>
            {weakest.map(({ component, name, share }) => (
              <li key={component}>
                {name} · {t('savedReports.weakestLine', { percent: Math.round(share * 100) })}
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}
