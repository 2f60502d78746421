import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Button } from '../ui/controls/button.tsx'
import css from './plain-screen.module.css'

/** Browsers word the same failure differently: Chromium, Firefox, Safari, Vite's preload. */
const chunkFailure = /dynamically imported module|importing a module script|preload (CSS|module)|Failed to fetch/i

/** Shown in place of a screen that could not be loaded or that failed; reloading mends a new version of the console. */
export function BrokenScreen({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  const outdated = chunkFailure.test(String(error))
  return (
    <div className={css.screen} role="alert">
      <BrandMark size={48} />
      <h1>{outdated ? t('app.outdatedTitle') : t('app.brokenTitle')}</h1>
      <p>{outdated ? t('app.outdatedText') : t('app.brokenText')}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {t('app.reload')}
      </Button>
    </div>
  )
}
