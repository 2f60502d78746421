import type { PlanTask } from '@matai/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeTabProps } from '../../code-slot.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './parts/plans.module.css'
import { codeTasksQuery } from './parts/queries.ts'
import { WindowTimes } from './parts/task-counts.tsx'
import { TaskDrawer, TaskState } from './parts/task-drawer.tsx'

/** What is to be checked at a code, and what was. */
export function CodePlansTab({ qrCode: { id } }: CodeTabProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [opened, open] = useState<PlanTask | null>(null)
  const { data, error, refetch, ...more } = useInfiniteQuery(codeTasksQuery(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={5} height={44} />
  const tasks = data.pages.flatMap(({ list }) => list)
  if (tasks.length === 0) return <EmptyState title={t('planScreens.noTasks')} text={t('planScreens.noTasksOfCode')} />
  return (
    <Panel title={t('planScreens.tab_tasks')}>
      <ul className={css.list}>
        {tasks.map((task) => (
          <li key={task.id}>
            <span>
              <Button type="link" className={css.opens ?? ''} onClick={() => open(task)}>
                {task.plan.name}
              </Button>
              <br />
              <span className={css.soft}>
                <WindowTimes window={task.window} />
              </span>
            </span>
            <span className={css.told}>
              <TaskState task={task} />
              <span className={css.soft}>
                {task.doneAt
                  ? [formatInstant(task.doneAt), task.filler].filter(Boolean).join(' · ')
                  : task.duty && `${t('planScreens.duty')} ${task.duty}`}
              </span>
            </span>
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
      {opened && <TaskDrawer task={opened} onClose={() => open(null)} />}
    </Panel>
  )
}
