import type { PlanTask } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { taskStates } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { FormIcon } from '../../../ui/icons.ts'
import { groupsQuery } from '../../collaborators/public.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { days } from '../../../ui/list/filters/days.ts'
import { oneOf } from '../../../ui/list/filters/one-of.tsx'
import type { Deed } from '../../../ui/list/use-deeds.ts'
import css from './plans.module.css'
import { allPlansQuery, tasks } from './queries.ts'
import { WindowTimes } from './task-counts.tsx'
import { TaskDrawer, TaskState } from './task-drawer.tsx'
import { membersQuery } from './whom-fields.tsx'

/** What has to be done and what was, code by code. */
export function TasksTab() {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const plans = useQuery(allPlansQuery)
  const members = useQuery(membersQuery)
  const groups = useQuery(groupsQuery)
  const deeds: Deed<PlanTask>[] = [
    {
      key: 'fill',
      label: t('planScreens.fill'),
      icon: <FormIcon />,
      reason: ({ doneAt }) => (doneAt === null ? undefined : t('planScreens.done')),
      async run({ id }) {
        const { fillUrl } = await client.plans.getRecordDetail({ id })
        window.open(fillUrl, '_blank', 'noopener')
      },
    },
  ]
  const [opened, open] = useState<PlanTask | null>(null)
  const state = (task: PlanTask) => <TaskState task={task} />
  const done = ({ doneAt, filler }: PlanTask) =>
    doneAt === null ? '' : [formatInstant(doneAt), filler].filter(Boolean).join(' · ')
  return (
    <>
      <ListScreen
        name="planTasks"
        label={t('planScreens.tab_tasks')}
        resource={tasks}
        rowKey={({ id }) => id}
        rowName={({ qrCode, plan }) => `${qrCode.name} · ${plan.name}`}
        onOpen={open}
        columns={[
          {
            key: 'code',
            title: t('planScreens.code'),
            locked: true,
            render: ({ qrCode }) => <Link to={paths.qrCode(qrCode.id)}>{qrCode.name || qrCode.id}</Link>,
          },
          { key: 'directory', title: t('planScreens.directory'), width: 112, render: ({ qrCode }) => qrCode.directory },
          { key: 'plan', title: t('planScreens.name'), width: 128, render: ({ plan }) => plan.name },
          {
            key: 'window',
            title: t('planScreens.window'),
            width: 256,
            render: (task) => <WindowTimes window={task.window} />,
          },
          { key: 'duty', title: t('planScreens.duty'), width: 88, render: ({ duty }) => duty },
          { key: 'state', title: t('planScreens.state'), width: 120, render: state },
          { key: 'done', title: t('planScreens.doneAt'), width: 150, render: done },
        ]}
        card={(task, menu) => (
          <article className={css.card}>
            <strong>{task.qrCode.name}</strong>
            {menu}
            {state(task)}
            <span className={css.soft}>
              {task.plan.name} · {task.qrCode.directory}
            </span>
            <WindowTimes window={task.window} />
            {task.duty && <span>{task.duty}</span>}
            <span>{done(task)}</span>
          </article>
        )}
        deeds={deeds}
        searchBy={t('planScreens.searchTasks')}
        filters={{
          state: {
            label: t('planScreens.state'),
            options: taskStates.map((value) => ({ value, label: t(`planScreens.state_${value}`) })),
          },
          planId: {
            label: t('planScreens.name'),
            options: (plans.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
          dutyId: oneOf({ label: t('planScreens.people'), ones: () => members.data?.list ?? [] }),
          dutyGroupId: oneOf({ label: t('planScreens.groups'), ones: () => groups.data ?? [] }),
          opened: days({ label: t('planScreens.opensOn'), names: ['from', 'until'] }),
          mine: { label: t('planScreens.whose'), options: [{ value: 'yes', label: t('planScreens.mine') }] },
        }}
        empty={<EmptyState title={t('planScreens.noTasks')} text={t('planScreens.noTasksText')} />}
      />
      {opened && <TaskDrawer task={opened} onClose={() => open(null)} />}
    </>
  )
}
