import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../client.ts'
import { Button } from './controls/button.tsx'
import css from './state.module.css'

interface ErrorStateProps {
  error: unknown
  onRetry?: () => void
}

/** Stands where a screen or a part of it could not be loaded. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div className={css.state} role="alert">
      <p className={css.title}>{t('app.loadFailed')}</p>
      <p className={css.text}>{sentenceOf(error)}</p>
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
    </div>
  )
}
