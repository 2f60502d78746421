import { Link } from '@tanstack/react-router'
import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useNarrow } from '../../../ui/use-mode.ts'
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
  const narrow = useNarrow()
  const settings = (
    <Link to={paths.user} hash="notices" className={css.settings} onClick={onClose}>
      {t('notices.settings')}
    </Link>
  )
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('notices.title')}
      extra={settings}
      placement="right"
      size={narrow ? '100%' : 400}
      destroyOnHidden
      closable={{ 'aria-label': t('app.close'), placement: 'end' }}
    >
      <NoticeList accountId={accountId} onLeave={onClose} />
    </Drawer>
  )
}
