import type { GroupCode } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useFormats } from '../../../ui/format.ts'
import { DownloadIcon, ShowIcon } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/panel.tsx'
import { QrPicture, saveCode, startStyle } from '../../styles/public.tsx'
import css from '../group-codes.module.css'
import { useForecast } from './use-forecast.ts'
import { WarningTag } from './warning-tag.tsx'

/** The one code that is printed, and how long it will do. */
export function CodePanel({ code }: { code: GroupCode }) {
  const { t } = useTranslation()
  const { formatNumber, formatInstant } = useFormats()
  const forecast = useForecast()
  const { name, url, taken, left, endsAt, dryAt } = code
  return (
    <Panel title={t('groupCodes.code')}>
      <div className={css.code}>
        <QrPicture content={url} style={startStyle} alt={t('groupCodes.codeOf', { name })} width={180} />
        <code>{url}</code>
        <div className={css.deeds}>
          <CopyButton text={url} label={t('groupCodes.copyAddress')} />
          <Button size="small" icon={<ShowIcon />} href={url} target="_blank" rel="noreferrer">
            {t('groupCodes.open')}
          </Button>
          {(['png', 'svg'] as const).map((format) => (
            <Button key={format} size="small" icon={<DownloadIcon />} onClick={() => saveCode({ url, name, format })}>
              {format.toUpperCase()}
            </Button>
          ))}
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
    </Panel>
  )
}
