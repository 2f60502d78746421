import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from './use-mode.ts'

interface SideDrawerProps {
  title: ReactNode
  onClose: () => void
  /** False while it closes, where it stays on the page for that. */
  open?: boolean
  side?: 'left' | 'right'
  /** Pixels at the side of a desk. */
  width?: number
  /** On a phone it comes from its side as well, and not from below. */
  whole?: boolean
  /** What is inside brings its own space, on all sides or at its foot. */
  flush?: boolean | 'foot'
  /** At the right of the title. */
  extra?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** What stands beside a list or page: at the side of a desk, from below on a phone. */
export function SideDrawer({ title, onClose, open = true, side = 'right', width = 420, ...props }: SideDrawerProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const below = narrow && !props.whole
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={title}
      extra={props.extra}
      placement={below ? 'bottom' : side}
      size={below ? '92%' : `min(${width}px, 100vw)`}
      destroyOnHidden
      closable={{ 'aria-label': t('app.close'), placement: 'end' }}
      footer={props.foot}
      {...(props.flush ? { styles: { body: props.flush === 'foot' ? { paddingBottom: 0 } : { padding: 0 } } } : {})}
    >
      {props.children}
    </Drawer>
  )
}
