import type { VersionChange } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { sayChange } from './say-change.ts'
import css from './versions.module.css'

interface ChangeListProps {
  changes: VersionChange[]
  /** What to say where there are none. */
  none: string
  /** Most that are listed; the rest is counted. */
  atMost?: number
}

/** What differs, in words. */
export function ChangeList({ changes, none, atMost = Number.POSITIVE_INFINITY }: ChangeListProps) {
  const { t } = useTranslation()
  if (changes.length === 0) return <p className={css.soft}>{none}</p>
  const sentences = changes.slice(0, atMost).map((change) => sayChange(change, t))
  return (
    <ul className={css.changes}>
      {sentences.map((sentence, at) => (
        <li key={`${at} ${sentence}`}>{sentence}</li>
      ))}
      {changes.length > atMost && <li>{t('versions.moreChanges', { count: changes.length - atMost })}</li>}
    </ul>
  )
}
