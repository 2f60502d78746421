import { useQuery } from '@tanstack/react-query'
import { Button, Popover } from 'antd'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { fileKinds, tierNumbers } from 'virtual:contract-constants'
import { LimitUsages, mainInfoQuery } from '../features/dashboard/public.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { useFormats } from '../ui/format.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useUser } from '../user.ts'
import { tierLabel } from './tier-label.ts'
import css from './top-bar.module.css'

/** The tier, and behind it how much of it is used. */
export function UsageButton() {
  const { t } = useTranslation()
  const { vipLevel } = useUser()
  return (
    <Popover trigger="click" placement="bottomRight" title={t('app.usage')} content={<Usage />} destroyOnHidden>
      <Button type="text" className={css.wide ?? ''}>
        {t(tierLabel(vipLevel))}
      </Button>
    </Popover>
  )
}

/** Until when the tier holds, or that it has ended: printed codes go on either way. */
function TierEnd() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { tierUntil, vipLevel } = useUser()
  if (!tierUntil) return null
  const ended = vipLevel === tierNumbers.free
  return <p className={css.tierEnd}>{t(ended ? 'app.tierEnded' : 'app.tierUntil', { at: formatInstant(tierUntil) })}</p>
}

function Usage() {
  const { t } = useTranslation()
  const { formatNumber, formatBytes } = useFormats()
  const { data, error, refetch } = useQuery(mainInfoQuery)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton rows={2} />
  return (
    <>
      <TierEnd />
      <dl className={css.usage}>
        <dt>{t('app.usageQrCodes')}</dt>
        <dd>{formatNumber(data.qrCodes)}</dd>
        <dt>{t('app.usageStored')}</dt>
        <dd>{formatBytes(data.storedBytes)}</dd>
        {fileKinds.map((kind) => (
          <Fragment key={kind}>
            <dt className={css.part}>{t(`files.kind_${kind}`)}</dt>
            <dd>
              {t('files.usage', { count: data.storage[kind].files, size: formatBytes(data.storage[kind].bytes) })}
            </dd>
          </Fragment>
        ))}
      </dl>
      {data.usage.length > 0 && (
        <div className={css.limits}>
          <LimitUsages list={data.usage} />
        </div>
      )}
    </>
  )
}
