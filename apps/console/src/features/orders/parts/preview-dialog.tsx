import type { Tier } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Losses } from './losses.tsx'
import css from './orders.module.css'

/** What would be different with a lower edition, or when nothing is bought any more: before anything happens. */
export function PreviewDialog({ tier, onClose }: { tier: Tier; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'preview', tier],
    queryFn: ({ signal }) => client.orders.quote({ tier, years: 1 }, { signal }),
    retry: false,
  })
  const name = t(`dashboard.tier_${tier}`)
  return (
    <Dialog title={t('orders.previewTitle', { tier: name })} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} />}
      {data && (
        <>
          <p className={css.text}>{t('orders.neverDead')}</p>
          <Losses tier={tier} loses={data.loses} />
        </>
      )}
    </Dialog>
  )
}
