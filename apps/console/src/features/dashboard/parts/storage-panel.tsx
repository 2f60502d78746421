import { useTranslation } from 'react-i18next'
import { fileKinds } from 'virtual:contract-constants'
import { useFormats } from '../../../ui/format.ts'
import { Panel } from '../../../ui/panel.tsx'
import css from '../dashboard-screen.module.css'
import type { MainInfo } from './main-info.ts'

/** What the account's files take up, by kind. */
export function StoragePanel({ storage }: { storage: MainInfo['storage'] }) {
  const { t } = useTranslation()
  const { formatBytes, formatNumber } = useFormats()
  return (
    <Panel title={t('dashboard.storage')}>
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
              <td>{formatNumber(storage[kind].files)}</td>
              <td>{formatBytes(storage[kind].bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
