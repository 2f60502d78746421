import type { ExportTask } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { downloads } from '../../downloads.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormats } from '../../ui/format.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { ListColumn } from '../../ui/list/shown-columns.ts'
import { Page } from '../../ui/page.tsx'
import css from './parts/export-tray.module.css'
import { TaskButtons, TaskLine, TaskState, useTaskName } from './parts/task-line.tsx'

/** The downloads of the last days, as long as their files are kept. */
export function ExportsScreen() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const columns = useMemo<ListColumn<ExportTask>[]>(
    () => [
      { key: 'file', title: t('exports.file'), locked: true, render: (task) => <TaskName task={task} /> },
      { key: 'state', title: t('exports.state'), locked: true, render: (task) => <State task={task} /> },
      { key: 'asked', title: t('exports.asked'), width: 168, render: ({ createdAt }) => formatInstant(createdAt) },
      { key: 'do', title: t('app.deeds'), width: 120, locked: true, render: (task) => <TaskButtons task={task} /> },
    ],
    [t, formatInstant],
  )
  return (
    <Page title={t('exports.title')}>
      <ListScreen<ExportTask, Parameters<typeof downloads.useList>[0]>
        name="exports"
        label={t('exports.title')}
        resource={downloads}
        columns={columns}
        rowKey={({ id }) => id}
        card={(task) => <TaskLine task={task} />}
        searchBy={t('exports.search')}
        empty={<EmptyState title={t('exports.empty')} />}
      />
    </Page>
  )
}

function TaskName({ task }: { task: ExportTask }) {
  return <span className={css.name}>{useTaskName(task)}</span>
}

function State({ task }: { task: ExportTask }) {
  return (
    <div className={css.state}>
      <TaskState task={task} />
    </div>
  )
}
