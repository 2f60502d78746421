import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../ui/side-drawer.tsx'
import { Navigation } from './navigation.tsx'

interface SideBarDrawerProps {
  open: boolean
  onClose: () => void
}

/** The navigation at phone width. */
export function SideBarDrawer({ open, onClose }: SideBarDrawerProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer side="left" open={open} onClose={onClose} title={t('app.name')} width={264} whole flush>
      <Navigation onGo={onClose} />
    </SideDrawer>
  )
}
