import type { Plan } from '@matai/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './plans.module.css'
import { historyQuery } from './queries.ts'
import { TaskCounts, WindowTimes } from './task-counts.tsx'

/** Windows of a plan that have opened, and what became of them. */
export function HistoryDrawer({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch, ...more } = useInfiniteQuery(historyQuery(plan.id))
  const windows = data?.pages.flatMap(({ list }) => list)
  return (
    <SideDrawer title={t('planScreens.historyTitle', { name: plan.name })} width={560} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={5} height={32} />}
      {windows?.length === 0 && <p className={css.soft}>{t('planScreens.noHistory')}</p>}
      <ul className={css.list}>
        {windows?.map((window) => (
          <li key={window.id}>
            <WindowTimes window={window} />
            <TaskCounts counts={window.counts} />
          </li>
        ))}
      </ul>
      {more.hasNextPage && (
        <Button
          block
          className={css.apart ?? ''}
          loading={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {t('planScreens.more')}
        </Button>
      )}
    </SideDrawer>
  )
}
