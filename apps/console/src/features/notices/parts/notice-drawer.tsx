import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { paths } from '../../../paths.ts'
import { NoticeList } from './notice-list.tsx'
import css from './notices.module.css'

interface NoticeDrawerProps {
  accountId: number
  open: boolean
  onClose: () => void
}

/** The news beside the screen, at the right of a desk and over the whole of a phone. */
export function NoticeDrawer({ accountId, open, onClose }: NoticeDrawerProps) {
  const { t } = useTranslation()
  const settings = (
    <Link to={paths.user} hash="notices" className={css.settings} onClick={onClose}>
      {t('notices.settings')}
    </Link>
  )
  return (
    <SideDrawer open={open} onClose={onClose} title={t('notices.title')} extra={settings} width={400} whole>
      <NoticeList accountId={accountId} onLeave={onClose} />
    </SideDrawer>
  )
}
