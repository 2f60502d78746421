import { useTranslation } from 'react-i18next'
import css from './import.module.css'

const steps = ['workbook', 'check', 'create', 'done'] as const

/** Where an import stands. */
export function ImportSteps({ at }: { at: number }) {
  const { t } = useTranslation()
  return (
    <ol className={css.stepper} aria-label={t('batchScreens.steps')}>
      {steps.map((step, place) => (
        <li
          key={step}
          data-state={place < at ? 'past' : place === at ? 'now' : 'next'}
          aria-current={place === at ? 'step' : undefined}
        >
          <span aria-hidden>{place + 1}</span>
          {t(`batchScreens.step_${step}`)}
        </li>
      ))}
    </ol>
  )
}
