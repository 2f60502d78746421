import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../client.ts'
import { toast } from '../toast-store.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import css from './list.module.css'

interface BatchBarProps {
  count: number
  onClear: () => void
  /** Chooses what was found beyond the page, too; so many in all. */
  more?: { count: number; take: () => Promise<void> } | undefined
  children: ReactNode
}

/** Appears with a selection, says how many, and holds what can be done with them. */
export function BatchBar({ count, onClear, more, children }: BatchBarProps) {
  const { t } = useTranslation()
  const { run, running } = useSingleFlight(async (take: () => Promise<void>) => {
    await take().catch((error: unknown) => toast.error(sentenceOf(error)))
  })
  return (
    <div className={css.batch} role="toolbar" aria-label={t('app.selected', { count })}>
      <span className={css.count}>{t('app.selected', { count })}</span>
      {more && (
        <Button type="link" size="small" loading={running} onClick={() => void run(more.take)}>
          {t('app.selectFound', { count: more.count })}
        </Button>
      )}
      {children}
      <Button type="text" size="small" onClick={onClear}>
        {t('app.clearSelection')}
      </Button>
    </div>
  )
}
