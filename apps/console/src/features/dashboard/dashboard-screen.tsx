import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './dashboard-screen.module.css'
import { AttentionPanel } from './parts/attention-panel.tsx'
import { NumberTiles } from './parts/number-tiles.tsx'
import { mainInfoQuery } from './parts/queries.ts'
import { RecentQrCodes } from './parts/recent-qr-codes.tsx'
import { ScanTrend } from './parts/scan-trend.tsx'
import { ShortcutsPanel } from './parts/shortcuts-panel.tsx'
import { StoragePanel } from './parts/storage-panel.tsx'
import { UsageBanner } from './parts/usage-banner.tsx'

/** What happened today, what needs somebody soon, and where the work was left. */
export function DashboardScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(mainInfoQuery)

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={6} height={32} />
    if (data.qrCodes === 0) return <FirstSteps />
    return (
      <>
        <NumberTiles info={data} />
        <div className={css.columns}>
          <div className={css.column}>
            <ScanTrend trend={data.trend} />
            <RecentQrCodes list={data.recent} />
          </div>
          <div className={css.column}>
            <ShortcutsPanel />
            <AttentionPanel />
            <StoragePanel storage={data.storage} />
          </div>
        </div>
      </>
    )
  }
  return (
    <Page title={t('app.navHome')}>
      <UsageBanner usage={data?.usage ?? []} />
      {body()}
    </Page>
  )
}

function FirstSteps() {
  const { t } = useTranslation()
  const action = (
    <Link to={paths.newQrCode}>
      <Button type="primary">{t('dashboard.firstAction')}</Button>
    </Link>
  )
  return <EmptyState title={t('dashboard.firstTitle')} text={t('dashboard.firstText')} action={action} />
}
