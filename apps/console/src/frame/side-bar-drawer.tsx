import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { Navigation } from './navigation.tsx'

interface SideBarDrawerProps {
  open: boolean
  onClose: () => void
}

/** The navigation at phone width. */
export function SideBarDrawer({ open, onClose }: SideBarDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      placement="left"
      open={open}
      onClose={onClose}
      title={t('app.name')}
      size={264}
      closable={{ 'aria-label': t('app.close'), placement: 'end' }}
      styles={{ body: { padding: 0 } }}
    >
      <Navigation onGo={onClose} />
    </Drawer>
  )
}
