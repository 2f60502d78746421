import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import { followUpFiguresQuery } from '../queries.ts'
import css from '../records.module.css'
import { lengthOf } from './length.ts'

/** How fast people are with the records of a form; what is late leads to its records. */
export function FollowUpFigures({ formId }: { formId: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { data } = useQuery(followUpFiguresQuery(formId))
  if (!data) return null
  const { late, ended, medianHours } = data
  const { amount, unit } = lengthOf(medianHours ?? 0)
  const time = t(`recordScreens.${unit}`, { formatted: formatNumber(amount) })
  return (
    <p className={css.figures}>
      {late > 0 && (
        <Link to={paths.formRecords(formId)} search={{ late: 'late' } as never}>
          {t('recordScreens.lateCount', { count: late, formatted: formatNumber(late) })}
        </Link>
      )}
      <span>
        {medianHours === null ? t('recordScreens.endedNone') : t('recordScreens.endedMedian', { count: ended, time })}
      </span>
    </p>
  )
}
