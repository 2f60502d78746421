import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import css from './offline-banner.module.css'

function subscribe(change: () => void) {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}

/** A line above everything while the browser has no network. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return online ? null : (
    <div className={css.banner} role="status">
      {t('app.offline')}
    </div>
  )
}
