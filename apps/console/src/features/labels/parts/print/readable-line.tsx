import { sumUnprintable } from '@matai/label'
import { useTranslation } from 'react-i18next'
import css from './print-panel.module.css'
import type { PrintCheck } from './use-print-check.ts'

interface ReadableLineProps {
  ids: readonly string[]
  check: PrintCheck & { isSkipped: boolean }
  nameOf: (id: string) => string
}

/** How many labels could be read back, why others could not, and which letters are printed as boxes. */
export function ReadableLine({ ids, check, nameOf }: ReadableLineProps) {
  const { t } = useTranslation()
  const { problems, boxes, done, failed, isSkipped } = check
  const bad = [...problems].filter(([, problem]) => problem !== '')
  // What is not printed has no boxes either.
  const boxed = [...boxes].filter(([id]) => !problems.get(id))
  const { labels, letters } = sumUnprintable(boxed.map(([, each]) => each))
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
      {labels > 0 && (
        <div className={css.boxes} role="status">
          {t('labels.boxes', { count: labels, letters })}
          <ul>
            {boxed.map(([id, each]) => (
              <li key={id}>{t('labels.unreadableOne', { name: nameOf(id), reason: each.join(' ') })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
