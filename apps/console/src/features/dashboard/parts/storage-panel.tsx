import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileKinds } from 'virtual:contract-constants'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from '../dashboard-screen.module.css'
import { storageQuery } from './queries.ts'

/** What the account's files take up, by kind. */
export function StoragePanel() {
  const { t } = useTranslation()
  const { formatBytes, formatNumber } = useFormats()
  const { data, error, refetch } = useQuery(storageQuery)

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={4} />
    return (
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.kind')}</th>
            <th scope="col">{t('dashboard.files')}</th>
            <th scope="col">{t('dashboard.size')}</th>
          </tr>
        </thead>
        <tbody>
          {fileKinds.map((kind) => (
            <tr key={kind}>
              <td>{t(`files.kind_${kind}`)}</td>
              <td>{formatNumber(data[kind].files)}</td>
              <td>{formatBytes(data[kind].bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  return <Panel title={t('dashboard.storage')}>{body()}</Panel>
}
