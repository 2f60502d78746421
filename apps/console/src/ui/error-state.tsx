import { useTranslation } from 'react-i18next'
import { CallError, sentenceOf } from '../client.ts'
import { Button } from './controls/button.tsx'
import css from './state.module.css'

interface ErrorStateProps {
  error: unknown
  onRetry?: () => void
}

/** Answered to who may not (specification, section 7). */
const noPermission = 1003

/** Stands where a screen or a part of it could not be loaded; what somebody may not see is not worth another try. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation()
  if (error instanceof CallError && error.code === noPermission)
    return (
      <div className={css.state} role="status">
        <p className={css.title}>{t('app.notForYou')}</p>
        <p className={css.text}>{t('app.notForYouText')}</p>
      </div>
    )
  return (
    <div className={css.state} role="alert">
      <p className={css.title}>{t('app.loadFailed')}</p>
      <p className={css.text}>{sentenceOf(error)}</p>
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
    </div>
  )
}
