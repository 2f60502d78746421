import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from './icons.ts'
import css from './side-panel.module.css'

interface SidePanelProps {
  label: string
  onClose: () => void
  /** Beside the way out. */
  actions?: ReactNode
  children: ReactNode
}

/** Shows something beside a list that goes on working: no mask, and Esc closes it when nothing lies above. */
export function SidePanel({ label, onClose, actions, children }: SidePanelProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered(event.target, panel.current)) return
      onClose()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  useEffect(() => {
    // Pages make room where there is some (page.module.css).
    const { style } = document.documentElement
    style.setProperty('--beside', '380px')
    return () => void style.removeProperty('--beside')
  }, [])
  return (
    <aside ref={panel} className={css.panel} aria-label={label}>
      <div className={css.bar}>
        {actions}
        <Button type="text" size="small" icon={<CloseIcon />} aria-label={t('app.close')} onClick={onClose} />
      </div>
      {children}
    </aside>
  )
}

/** Whether the key belongs to what is open above: a dialog, a menu, a list of choices. */
function isCovered(target: EventTarget | null, panel: HTMLElement | null): boolean {
  const open = '.ant-dropdown:not(.ant-dropdown-hidden), .ant-popover:not(.ant-popover-hidden), [aria-modal=true]'
  if (document.querySelector(open)) return true
  return target instanceof HTMLElement && !panel?.contains(target) && /^(INPUT|TEXTAREA)$/.test(target.tagName)
    ? target.getAttribute('type') !== 'checkbox'
    : false
}
