import { useTranslation } from 'react-i18next'
import css from './print-panel.module.css'
import type { PrintCheck } from './use-print-check.ts'

interface ReadableLineProps {
  ids: readonly string[]
  check: PrintCheck & { isSkipped: boolean }
  nameOf: (id: string) => string
}

/** How many labels could be read back, and why others could not. */
export function ReadableLine({ ids, check, nameOf }: ReadableLineProps) {
  const { t } = useTranslation()
  const { problems, done, failed, isSkipped } = check
  const bad = [...problems].filter(([, problem]) => problem !== '')
  const total = ids.length
  const words = isSkipped
    ? t('labels.checkedInPdf')
    : failed
      ? t('labels.checkFailed')
      : done
        ? t('labels.readable', { count: total - bad.length, total })
        : t('labels.checking', { done: problems.size, total })
  return (
    <>
      <p className={css.fine} aria-live="polite">
        {words}
      </p>
      {bad.length > 0 && (
        <div className={css.problems} role="alert">
          {t('labels.unreadableCount', { count: bad.length })}
          <ul>
            {bad.map(([id, problem]) => (
              <li key={id}>{t('labels.unreadableOne', { name: nameOf(id), reason: problem })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
