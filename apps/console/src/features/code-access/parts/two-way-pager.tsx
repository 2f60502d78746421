import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from './access.module.css'

interface TwoWayPagerProps {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** Back and forth; nothing where one page is all. */
export function TwoWayPager({ page, pageSize, total, onPage }: TwoWayPagerProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  if (total <= pageSize) return null
  return (
    <nav className={css.pager} aria-label={t('app.pages')}>
      <span className={css.soft}>{t('app.total', { count: total, total: formatNumber(total) })}</span>
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('codeAccess.previous')}
      </Button>
      <Button size="small" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
        {t('codeAccess.next')}
      </Button>
    </nav>
  )
}
