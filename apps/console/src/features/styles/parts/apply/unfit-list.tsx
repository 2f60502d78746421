import { useTranslation } from 'react-i18next'
import type { UnfitCode } from './unfit-codes.ts'
import css from './unfit-list.module.css'

/** Names the codes that keep their style, so that the others can have the new one. */
export function UnfitList({ unfit }: { unfit: readonly UnfitCode[] }) {
  const { t } = useTranslation()
  if (unfit.length === 0) return null
  return (
    <div className={css.unfit} role="alert">
      <p>{t('styles.unfit', { count: unfit.length })}</p>
      <ul>
        {unfit.map(({ id, name, reason }) => (
          <li key={id}>{t('styles.unfitOne', { name: name || id, reason })}</li>
        ))}
      </ul>
    </div>
  )
}
