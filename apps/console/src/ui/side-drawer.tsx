import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from './use-mode.ts'

interface SideDrawerProps {
  title: ReactNode
  onClose: () => void
  /** False while it closes, where it stays on the page for that. */
  open?: boolean
  /** Pixels at the right of a desk. */
  width?: number
  /** On a phone it takes the whole width from the right, and does not come from below. */
  whole?: boolean
  foot?: ReactNode
  children: ReactNode
}

/** What stands beside a list or page: at the right of a desk, from below on a phone. */
export function SideDrawer({ title, onClose, open = true, width = 420, whole, foot, children }: SideDrawerProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const below = narrow && !whole
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={title}
      placement={below ? 'bottom' : 'right'}
      size={below ? '85%' : `min(${width}px, 100vw)`}
      destroyOnHidden
      closable={{ 'aria-label': t('app.close'), placement: 'end' }}
      footer={foot}
    >
      {children}
    </Drawer>
  )
}
