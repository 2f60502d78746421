import type { Plan } from '@matai/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import css from './plans.module.css'
import { historyQuery } from './queries.ts'
import { TaskCounts, WindowTimes } from './task-counts.tsx'

/** Windows of a plan that have opened and what became of them, and those that never did. */
export function HistoryDrawer({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch, ...more } = useInfiniteQuery(historyQuery(plan.id))
  const { formatWeekday } = useFormats()
  const windows = data?.pages.flatMap(({ list }) => list) ?? []
  const oldest = more.hasNextPage ? (windows.at(-1)?.key ?? '') : ''
  const gaps = data?.pages[0]?.gaps.filter(({ key }) => key >= oldest) ?? []
  const lines = [...windows, ...gaps].sort((a, b) => (a.key < b.key ? 1 : -1))
  return (
    <SideDrawer title={t('planScreens.historyTitle', { name: plan.name })} width={560} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={5} height={32} />}
      {data && lines.length === 0 && <p className={css.soft}>{t('planScreens.noHistory')}</p>}
      <ul className={css.list}>
        {lines.map((line) =>
          'why' in line ? (
            <li key={line.key}>
              <span>{formatWeekday(line.key)}</span>
              <span className={css.soft}>{line.why}</span>
            </li>
          ) : (
            <li key={line.key}>
              <WindowTimes window={line} />
              <TaskCounts counts={line.counts} />
            </li>
          ),
        )}
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
