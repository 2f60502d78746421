import type { DirectoryPage } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { copyAndSay } from '../../../../ui/copy-and-say.ts'
import { CopyIcon, DownloadIcon, ShowIcon } from '../../../../ui/icons.ts'
import { QrPicture, saveCode, startStyle } from '../../../styles/public.tsx'
import css from './page.module.css'

/** Where the page is, and the code to print that leads there. The code stays the same when the page is taken back. */
export function PageAddress({ page, url }: { page: DirectoryPage; url: string }) {
  const { t } = useTranslation()
  return (
    <section className={css.address} aria-label={t('directories.pageAddress')}>
      <QrPicture
        className={css.picture ?? ''}
        content={url}
        style={startStyle}
        alt={t('directories.pageCode', { name: page.name })}
        width={200}
      />
      <div className={css.pair}>
        {(['png', 'svg'] as const).map((format) => (
          <Button key={format} icon={<DownloadIcon />} onClick={() => saveCode({ url, name: page.name, format })}>
            {t('qrCodes.downloadFormat', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      <code className={css.url}>{url}</code>
      <div className={css.pair}>
        <Button icon={<CopyIcon />} onClick={() => void copyAndSay(url)}>
          {t('qrCodes.copyAddress')}
        </Button>
        <Button
          icon={<ShowIcon />}
          disabled={!page.published}
          {...(page.published ? { href: url, target: '_blank', rel: 'noreferrer' } : {})}
        >
          {t('directories.pageOpen')}
        </Button>
      </div>
      {!page.published && <p className={css.note}>{t('directories.pageOff')}</p>}
    </section>
  )
}
