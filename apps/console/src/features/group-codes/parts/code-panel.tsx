import type { GroupCode } from '@matai/contract'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useFormats } from '../../../ui/format.ts'
import { DownloadIcon, PrinterIcon, ShowIcon } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/panel.tsx'
import { DownloadDialog, filesOf, QrPicture, startStyle, useStylePictures } from '../../styles/public.tsx'
import css from '../group-codes.module.css'
import { useForecast } from './use-forecast.ts'
import { WarningTag } from './warning-tag.tsx'

/** The one code that is printed, and how long it will do. */
export function CodePanel({ code }: { code: GroupCode }) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormats()
  const forecast = useForecast()
  const [isDownloading, setDownloading] = useState(false)
  const { id, name, url, taken, left, endsAt, dryAt } = code
  const style = code.style ?? startStyle
  const files = filesOf(style, code.files)
  const pictures = useStylePictures(style, files)
  return (
    <Panel title={t('groupCodes.code')}>
      <div className={css.code}>
        <QrPicture content={url} style={style} {...pictures} alt={t('groupCodes.codeOf', { name })} width={180} />
        <code>{url}</code>
        <div className={css.ways}>
          <CopyButton text={url} label={t('groupCodes.copyAddress')} />
          <Button size="small" icon={<ShowIcon />} href={url} target="_blank" rel="noreferrer">
            {t('groupCodes.open')}
          </Button>
          <Button size="small" icon={<DownloadIcon />} onClick={() => setDownloading(true)}>
            {t('groupCodes.download')}
          </Button>
          <ButtonLink
            size="small"
            icon={<PrinterIcon />}
            to={paths.print}
            search={{ group: String(id) } as never} // the print screen reads its own names
          >
            {t('groupCodes.print')}
          </ButtonLink>
        </div>
        <WarningTag code={code} />
      </div>
      <dl className={css.facts}>
        <dt>{t('groupCodes.taken')}</dt>
        <dd>{formatNumber(taken)}</dd>
        <dt>{t('groupCodes.left')}</dt>
        <dd>{left === null ? t('groupCodes.endless') : formatNumber(left)}</dd>
        <dt>{t('groupCodes.endsAt')}</dt>
        <dd>{endsAt ? formatInstant(endsAt) : t('groupCodes.never')}</dd>
        <dt>{t('groupCodes.dryAt')}</dt>
        <dd>{dryAt ? forecast(dryAt) : t('groupCodes.unforeseen')}</dd>
      </dl>
      {isDownloading && (
        <Suspense>
          <DownloadDialog
            {...{ content: url, style, files, name }}
            drawn={{ content: url, style }}
            isSaved={code.style !== null}
            onClose={() => setDownloading(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
