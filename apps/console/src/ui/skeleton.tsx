import { useTranslation } from 'react-i18next'
import css from './skeleton.module.css'

interface SkeletonProps {
  rows?: number
  /** Pixels of a row. */
  height?: number
}

/** Grey bars in the place of what is loading; says so once to screen readers. */
export function Skeleton({ rows = 4, height = 20 }: SkeletonProps) {
  const { t } = useTranslation()
  return (
    <div className={css.skeleton} role="status">
      <span className="visually-hidden">{t('app.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.bar} style={{ height, width: `${100 - ((row * 17) % 40)}%` }} />
      ))}
    </div>
  )
}
