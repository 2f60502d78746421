import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface SideDrawerProps {
  title: string
  open: boolean
  onClose: () => void
  /** Buttons at the foot, the primary one last. */
  footer?: ReactNode
  /** Pixels; the whole width on a phone. */
  width?: number
  children: ReactNode
}

/** The one drawer: from the right, closed by Escape, the mask and the button. */
export function SideDrawer({ title, open, onClose, footer, width = 480, children }: SideDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      title={title}
      open={open}
      onClose={onClose}
      size={Math.min(width, window.innerWidth)}
      destroyOnHidden
      closable={{ 'aria-label': t('app.close'), placement: 'end' }}
      footer={footer && <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>{footer}</div>}
    >
      {children}
    </Drawer>
  )
}
