import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './list.module.css'

interface BatchBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

/** Appears with a selection, says how many, and holds what can be done with them. */
export function BatchBar({ count, onClear, children }: BatchBarProps) {
  const { t } = useTranslation()
  return (
    <div className={css.batch} role="toolbar" aria-label={t('app.selected', { count })}>
      <span className={css.count}>{t('app.selected', { count })}</span>
      {children}
      <Button type="text" size="small" onClick={onClear}>
        {t('app.clearSelection')}
      </Button>
    </div>
  )
}
