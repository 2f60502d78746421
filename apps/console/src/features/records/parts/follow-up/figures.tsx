import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import { followUpFiguresQuery } from '../queries.ts'
import css from '../records.module.css'
import { lengthOf } from './length.ts'

interface Ended {
  ended: number
  medianHours: number
}

function Endings({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

/** How fast people are with the records of a form; what is late leads to its records. */
export function FollowUpFigures({ formId }: { formId: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { data } = useQuery(followUpFiguresQuery(formId))
  if (!data) return null
  const { late, ended, medianHours, people, codes } = data
  const say = (hours: number) => {
    const { amount, unit } = lengthOf(hours)
    return t(`recordScreens.${unit}`, { formatted: formatNumber(amount) })
  }
  const time = say(medianHours ?? 0)
  const line = ({ ended: count, medianHours: hours }: Ended) =>
    t('recordScreens.endedBy', { count, formatted: formatNumber(count), time: say(hours) })
  return (
    <>
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
      {people.length > 0 && (
        <details className={css.endings}>
          <summary>{t('recordScreens.endings')}</summary>
          <div className={css.endingLists}>
            <Endings title={t('recordScreens.endingsByPerson')}>
              {people.map(({ person, ...one }) => (
                <li key={person.id}>
                  <span>{person.id === 0 ? t('recordScreens.byRule') : person.name}</span>
                  <span>{line(one)}</span>
                </li>
              ))}
            </Endings>
            {codes.length > 0 && (
              <Endings title={t('recordScreens.endingsByCode')}>
                {codes.map(({ qrCode, ...one }) => (
                  <li key={qrCode.id}>
                    <Link to={paths.formRecords(formId)} search={{ qrCodeId: qrCode.id } as never}>
                      {qrCode.name}
                    </Link>
                    <span>{line(one)}</span>
                  </li>
                ))}
              </Endings>
            )}
          </div>
        </details>
      )}
    </>
  )
}
