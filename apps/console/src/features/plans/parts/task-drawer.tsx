import type { PlanTask } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import css from './plans.module.css'
import { earlierTasksQuery, taskQuery } from './queries.ts'
import { toneOf, WindowTimes } from './task-counts.tsx'

/** A task with its state, and why it is so. */
export function TaskState({ task: { state, why } }: { task: Pick<PlanTask, 'state' | 'why'> }) {
  const { t } = useTranslation()
  return (
    <span className={css.counts}>
      <StateTag tone={toneOf[state]}>{t(`planScreens.state_${state}`)}</StateTag>
      {why && <span className={css.soft}>{why}</span>}
    </span>
  )
}

/** One code in one window: until when, whose turn, what became of it, and how it was there before. */
export function TaskDrawer({ task: { id, plan, qrCode }, onClose }: { task: PlanTask; onClose: () => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { data, error, refetch } = useQuery(taskQuery(id))
  const earlier = useQuery(earlierTasksQuery(plan.id, qrCode.id))
  const lines: [string, ReactNode][] = data
    ? [
        [t('planScreens.state'), <TaskState key="state" task={data} />],
        [t('planScreens.name'), data.plan.name],
        [t('planScreens.directory'), data.qrCode.directory],
        [t('planScreens.window'), <WindowTimes key="window" window={data.window} />],
        [t('planScreens.warnsAt'), formatInstant(data.window.warnsAt)],
        [t('planScreens.duty'), data.duty],
        [t('planScreens.doneAt'), data.doneAt && formatInstant(data.doneAt)],
        [t('planScreens.filler'), data.filler],
        [
          t('planScreens.record'),
          data.recordId !== null && (
            <Link to={paths.formRecord(data.formId, data.recordId)}>{t('planScreens.openRecord')}</Link>
          ),
        ],
      ]
    : []
  const others = (earlier.data ?? []).filter((one) => one.id !== id)
  return (
    <SideDrawer
      title={qrCode.name || qrCode.id}
      width={480}
      onClose={onClose}
      foot={
        data?.doneAt === null && (
          <Button type="primary" href={data.fillUrl} target="_blank" rel="noreferrer">
            {t('planScreens.fill')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={6} height={32} />}
      {data && (
        <dl className={css.facts}>
          {lines
            .filter(([, value]) => Boolean(value))
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
      <p>
        <Link to={paths.qrCode(qrCode.id)}>{t('planScreens.openCode')}</Link>
      </p>
      {others.length > 0 && (
        <>
          <h3 className={css.head}>{t('planScreens.otherWindows')}</h3>
          <ul className={css.list}>
            {others.map((one) => (
              <li key={one.id}>
                <WindowTimes window={one.window} />
                <TaskState task={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </SideDrawer>
  )
}
