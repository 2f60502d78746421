import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../format.ts'
import css from './list.module.css'
import type { ListState } from './list-state.ts'

const pageSizes: [number, ...number[]] = [20, 50, 100, 200]

interface ListPagerProps {
  state: ListState
  onChange: (change: Partial<ListState>) => void
  total: number
  /** The server stopped counting at `total`. */
  atLeast: boolean
}

export function ListPager({ state, onChange, total, atLeast }: ListPagerProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const shown = formatNumber(total)
  return (
    <nav className={css.pager} aria-label={t('app.pages')}>
      <span className={css.total}>{t('app.total', { count: total, total: atLeast ? `${shown}+` : shown })}</span>
      <Pagination
        current={state.page}
        pageSize={state.pageSize}
        total={total}
        showSizeChanger={total > pageSizes[0]}
        pageSizeOptions={pageSizes}
        hideOnSinglePage={total <= pageSizes[0]}
        onChange={(page, pageSize) => onChange({ page, pageSize })}
      />
    </nav>
  )
}
