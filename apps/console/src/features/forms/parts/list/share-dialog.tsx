import type { FormItem } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { DownloadIcon, ShowIcon } from '../../../../ui/icons.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { QrPicture, saveCode, startStyle } from '../../../styles/public.tsx'
import { addressQuery } from '../queries.ts'
import css from './list.module.css'

type Shared = Pick<FormItem, 'id' | 'title' | 'state'>

/** Where a form is filled in: the address to send, the code to put up. */
export function ShareDialog({ form: { id, title, state }, onClose }: { form: Shared; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(addressQuery(id))
  return (
    <Dialog title={t('formScreens.shareTitle', { name: title })} onClose={onClose} width={440}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={6} height={28} />}
      {data && (
        <div className={css.share}>
          <p>{t('formScreens.shareText')}</p>
          {state !== 'published' && (
            <p className={css.note}>{t(state === 'draft' ? 'formScreens.shareDraft' : 'formScreens.shareClosed')}</p>
          )}
          <QrPicture
            content={data.url}
            style={startStyle}
            alt={t('formScreens.shareCode', { name: title })}
            width={200}
          />
          <code>{data.url}</code>
          <div className={css.pair}>
            <CopyButton text={data.url} label={t('formScreens.copyAddress')} />
            <Button size="small" icon={<ShowIcon />} href={data.url} target="_blank" rel="noreferrer">
              {t('formScreens.shareOpen')}
            </Button>
          </div>
          <div className={css.pair}>
            {(['png', 'svg'] as const).map((format) => (
              <Button
                key={format}
                size="small"
                icon={<DownloadIcon />}
                onClick={() => saveCode({ url: data.url, name: title, format })}
              >
                {t(format === 'png' ? 'formScreens.downloadPng' : 'formScreens.downloadSvg')}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  )
}
