import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { History } from './parts/history.tsx'
import { PhotoPanel } from './parts/photo-panel.tsx'

/** Brings deleted live codes back from a picture of their print. */
export function RecoveryScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('recovery.title')}>
      <p>{t('recovery.intro')}</p>
      <p>
        {t('recovery.trashHint')} <Link to={paths.codeTrash}>{t('recovery.trashLink')}</Link>
      </p>
      <PhotoPanel />
      <History />
    </Page>
  )
}
