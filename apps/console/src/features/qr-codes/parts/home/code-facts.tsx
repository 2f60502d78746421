import type { QrCodeItem } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import { CopyIcon, ShowIcon } from '../../../../ui/icons.ts'
import { copyAddress } from '../copy-address.ts'
import { directoriesQuery, placeOf } from '../../../directories/public.tsx'
import css from './code-home.module.css'

/** Facts of a batch that have room beside the rest; where it stands comes among the first. */
const factsShown = 3

/** Number, directory, what its batch says of it, validity and printed address of a code. */
export function CodeFacts({ qrCode }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { data } = useQuery(directoriesQuery)
  const place = placeOf(data?.list ?? [], qrCode.directoryId)
    .map(({ name }) => name || t('directories.defaultName'))
    .join(' / ')
  return (
    <div className={css.facts}>
      <span className={css.code} title={t('qrCodes.number')}>
        {[qrCode.number, qrCode.id].filter(Boolean).join(' · ')}
      </span>
      {place && (
        <Link to={paths.qrCodes} search={{ directory: qrCode.directoryId }} title={t('qrCodes.directory')}>
          {place}
        </Link>
      )}
      {Object.entries(qrCode.facts)
        .filter(([, value]) => value !== '')
        .slice(0, factsShown)
        .map(([name, value]) => (
          <span key={name} title={name}>
            {name} {value}
          </span>
        ))}
      <span>
        {qrCode.expiresAt
          ? t('qrCodes.validTo', { at: formatInstant(qrCode.expiresAt) })
          : t('qrCodes.validity_permanent')}
      </span>
      <span className={css.address}>
        <code>{qrCode.url.replace(/^https?:\/\//, '')}</code>
        <Button
          type="text"
          size="small"
          icon={<CopyIcon />}
          aria-label={t('qrCodes.copyAddress')}
          title={t('qrCodes.copyAddress')}
          onClick={() => void copyAddress(qrCode.url, t)}
        />
        <Button
          type="text"
          size="small"
          icon={<ShowIcon />}
          href={qrCode.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('qrCodes.visit')}
          title={t('qrCodes.visit')}
        />
      </span>
    </div>
  )
}
