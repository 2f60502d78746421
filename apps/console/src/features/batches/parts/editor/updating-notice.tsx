import { useQuery } from '@tanstack/react-query'
import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { batchQuery } from '../queries.ts'
import css from './editor.module.css'

/** How far the codes of a template are on their way to its newest version; nothing once they are there. */
export function UpdatingNotice({ id }: { id: number }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { data } = useQuery(batchQuery(id))
  if (!data?.updating) return null
  const done = Math.max(0, data.codes - data.behind)
  return (
    <div className={css.notice} role="status">
      <span>{t('batchScreens.updating', { done: formatNumber(done), total: formatNumber(data.codes) })}</span>
      <Progress
        percent={data.codes === 0 ? 0 : Math.floor((done / data.codes) * 100)}
        status="active"
        showInfo={false}
        aria-label={t('batchScreens.updatingLabel')}
      />
    </div>
  )
}
