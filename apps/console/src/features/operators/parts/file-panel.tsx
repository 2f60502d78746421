import type { OperatedFile } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from 'virtual:contract-routes'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { DownloadIcon } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FileReasonDialog } from './file-reason-dialog.tsx'
import { FindFile } from './find-file.tsx'
import { fileQuery } from './operator-queries.ts'
import css from './operators.module.css'
import { accountName } from './tier-name.ts'

interface FilePanelProps {
  /** Id or address of the file that is looked at; empty: none yet. */
  file: string
  onFind: (file: string) => void
  onOpen: (accountId: number) => void
}

/** One uploaded file of anybody: whose it is, and whether it is given out. */
export function FilePanel({ file, onFind, onOpen }: FilePanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({ ...fileQuery(file), enabled: file !== '' })
  return (
    <>
      <FindFile key={file} initial={file} onFind={onFind} />
      {file === '' && <p className={css.soft}>{t('operators.fileText')}</p>}
      {file !== '' && error && !data && <ErrorState error={error} onRetry={refetch} />}
      {file !== '' && !error && !data && <Skeleton rows={5} height={28} />}
      {data && <Facts file={data} onOpen={onOpen} />}
    </>
  )
}

function Facts({ file, onOpen }: { file: OperatedFile; onOpen: (accountId: number) => void }) {
  const { t } = useTranslation()
  const { formatBytes, formatInstant } = useFormats()
  const [asking, setAsking] = useState(false)
  const { id, name, kind, mime, size, createdAt, blockedAt, reason, account } = file
  const verb = blockedAt ? 'unblock' : 'block'
  return (
    <Panel title={name}>
      <dl className={css.facts}>
        <dt>{t('operators.state')}</dt>
        <dd>
          <span className={css.tag} data-state={blockedAt ? 'disabled' : 'active'}>
            {blockedAt ? t('operators.fileBlockedSince', { at: formatInstant(blockedAt) }) : t('operators.fileOpen')}
          </span>
        </dd>
        {reason && (
          <>
            <dt>{t('operators.reason')}</dt>
            <dd>{reason}</dd>
          </>
        )}
        <dt>{t('operators.account')}</dt>
        <dd>
          <button type="button" className={css.open} onClick={() => onOpen(account.id)}>
            {accountName(account)}
          </button>
        </dd>
        <dt>{t('operators.fileKind')}</dt>
        <dd>{[t(`files.kind_${kind}`), mime, formatBytes(size)].join(' · ')}</dd>
        <dt>{t('operators.number')}</dt>
        <dd>{id}</dd>
        <dt>{t('operators.madeAt')}</dt>
        <dd>{formatInstant(createdAt)}</dd>
      </dl>
      <div className={css.deeds}>
        <Button icon={<DownloadIcon />} href={`${routes.operators?.fileContent?.path ?? ''}?id=${id}`} download={name}>
          {t('operators.fileDownload')}
        </Button>
        <Button danger={!blockedAt} type={blockedAt ? 'primary' : 'default'} onClick={() => setAsking(true)}>
          {t(blockedAt ? 'operators.fileUnblock' : 'operators.fileBlock')}
        </Button>
      </div>
      {asking && <FileReasonDialog verb={verb} file={file} onClose={() => setAsking(false)} />}
    </Panel>
  )
}
