import { UnlessLooking } from '../../ui/unless-looking.tsx'
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
import { GoOnPanel } from './parts/go-on-panel.tsx'
import { MakeRow } from './parts/make-row.tsx'
import { NumberTiles } from './parts/number-tiles.tsx'
import { mainInfoQuery } from './parts/queries.ts'
import { ScanTrend } from './parts/scan-trend.tsx'
import { StoragePanel } from './parts/storage-panel.tsx'
import { UsageBanner } from './parts/usage-banner.tsx'

/** Where work starts: what can be made, what needs a look, where it was left; then what was scanned. */
export function DashboardScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(mainInfoQuery)

  function body() {
    if (error && !data) return <ErrorState error={error} onRetry={refetch} />
    if (!data) return <Skeleton rows={6} height={32} />
    if (data.qrCodes === 0) return <FirstSteps />
    return (
      <>
        <UnlessLooking>
          <MakeRow />
        </UnlessLooking>
        <div className={css.columns}>
          <AttentionPanel />
          <GoOnPanel recent={data.recent} />
        </div>
        <NumberTiles info={data} />
        <div className={css.columns}>
          <ScanTrend trend={data.trend} />
          <StoragePanel storage={data.storage} />
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
