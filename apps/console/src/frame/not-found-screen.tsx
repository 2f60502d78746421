import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { useDocumentTitle } from '../ui/page.tsx'
import css from './plain-screen.module.css'

/** Every address that is not one of ours. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  useDocumentTitle(t('app.notFoundTitle'))
  return (
    <main className={css.screen}>
      <BrandMark size={48} />
      <h1>{t('app.notFoundTitle')}</h1>
      <p>{t('app.notFoundText')}</p>
      <Link to={paths.qrCodes}>{t('app.backToQrCodes')}</Link>
    </main>
  )
}
