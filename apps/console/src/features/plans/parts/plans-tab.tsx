import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { Plan } from '@matai/contract'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planStates, thingSorts } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AddIcon, DeleteIcon, DownloadIcon, DraftIcon, EditIcon, LogIcon, ShareIcon } from '../../../ui/icons.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Deed } from '../../../ui/list/use-deeds.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { RulesPanel } from '../../../reminder-slot.ts'
import { EvidenceDialog } from './evidence-dialog.tsx'
import { HistoryDrawer } from './history-drawer.tsx'
import { PlanDrawer } from './plan-drawer.tsx'
import css from './plans.module.css'
import { plans } from './queries.ts'
import { RoundDrawer } from './round-drawer.tsx'
import { TaskCounts, WindowTimes } from './task-counts.tsx'

type Asked = { do: 'edit'; plan: Plan | null } | { do: 'history' | 'round' | 'evidence'; plan: Plan }

/** All plans with the window that is open now. */
export function PlansTab() {
  const { t } = useTranslation()
  const [asked, ask] = useState<Asked | null>(null)
  const reason = ({ can }: Plan) => (can.edit ? undefined : t('planScreens.adminOnly'))
  const deeds: Deed<Plan>[] = [
    {
      key: 'edit',
      looks: true,
      label: t('planScreens.edit'),
      icon: <EditIcon />,
      shortcut: 'F2',
      reason,
      run: (plan) => ask({ do: 'edit', plan }),
    },
    {
      key: 'state',
      label: t('planScreens.runOrPause'),
      icon: <DraftIcon />,
      reason,
      async run({ id, name, state }) {
        const next = state === 'running' ? 'paused' : 'running'
        await client.plans.changeStatus({ id, state: next })
        return { said: t(`planScreens.now_${next}`, { name }) }
      },
    },
    {
      key: 'round',
      looks: true,
      label: t('planScreens.round'),
      icon: <ShareIcon />,
      run: (plan) => ask({ do: 'round', plan }),
    },
    {
      key: 'evidence',
      label: t('planScreens.evidence'),
      icon: <DownloadIcon />,
      run: (plan) => ask({ do: 'evidence', plan }),
    },
    {
      key: 'history',
      looks: true,
      label: t('planScreens.history'),
      icon: <LogIcon />,
      run: (plan) => ask({ do: 'history', plan }),
    },
    {
      key: 'remove',
      label: t('app.delete'),
      icon: <DeleteIcon />,
      danger: true,
      shortcut: 'Delete',
      reason,
      asks: ({ name }) => ({
        title: t('planScreens.removeTitle', { name }),
        text: t('planScreens.removeText'),
        action: t('app.delete'),
        danger: true,
      }),
      async run({ id, name }) {
        await client.plans.del({ id })
        return { said: t('planScreens.removed', { name }) }
      },
    },
  ]
  const state = (plan: Plan) => (
    <StateTag tone={plan.state === 'running' ? 'success' : 'quiet'}>{t(`planScreens.is_${plan.state}`)}</StateTag>
  )
  const current = (plan: Plan) =>
    plan.current ? (
      <span className={css.counts}>
        <TaskCounts counts={plan.current.counts} />
        {plan.inTurn && (
          <span className={css.soft}>
            {[...plan.current.duty.people, ...plan.current.duty.groups].map(({ name }) => name).join(' ')}
          </span>
        )}
      </span>
    ) : (
      <span className={css.soft}>{t('planScreens.none')}</span>
    )
  const next = (plan: Plan) =>
    plan.state === 'running' && plan.next ? <WindowTimes window={plan.next} /> : <span className={css.soft}>–</span>
  const create = (
    <Button type="primary" icon={<AddIcon />} onClick={() => ask({ do: 'edit', plan: null })}>
      {t('planScreens.add')}
    </Button>
  )
  const close = () => ask(null)
  return (
    <div className={css.tab}>
      <ListScreen
        name="plans"
        label={t('app.navPlans')}
        resource={plans}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={(plan) => ask({ do: 'history', plan })}
        columns={[
          { key: 'name', title: t('planScreens.name'), locked: true, render: ({ name }) => name },
          { key: 'state', title: t('planScreens.state'), width: 96, render: state },
          { key: 'form', title: t('planScreens.form'), width: 160, render: ({ form }) => form.title },
          { key: 'current', title: t('planScreens.current'), width: 280, render: current },
          { key: 'next', title: t('planScreens.next'), width: 320, render: next },
        ]}
        card={(plan, menu) => (
          <article className={css.card}>
            <strong>{plan.name}</strong>
            {menu}
            <span>
              {state(plan)} {plan.form.title}
            </span>
            {current(plan)}
            {plan.next && (
              <span>
                <span className={css.soft}>{t('planScreens.next')}</span> {next(plan)}
              </span>
            )}
          </article>
        )}
        deeds={deeds}
        searchBy={t('planScreens.search')}
        sorts={{
          label: t('formScreens.sort'),
          options: thingSorts.map((value) => ({ value, label: t(`formScreens.sort_${value}`) })),
        }}
        filters={{
          state: {
            label: t('planScreens.state'),
            options: planStates.map((value) => ({ value, label: t(`planScreens.is_${value}`) })),
          },
        }}
        create={create}
        empty={
          <EmptyState
            title={t('planScreens.empty')}
            text={t('planScreens.emptyText')}
            action={<UnlessLooking>{create}</UnlessLooking>}
          />
        }
      />
      <Suspense>
        <RulesPanel events={['plan']} />
      </Suspense>
      {asked?.do === 'edit' && <PlanDrawer plan={asked.plan} onClose={close} />}
      {asked?.do === 'round' && <RoundDrawer plan={asked.plan} onClose={close} />}
      {asked?.do === 'evidence' && <EvidenceDialog plan={asked.plan} onClose={close} />}
      {asked?.do === 'history' && <HistoryDrawer plan={asked.plan} onClose={close} />}
    </div>
  )
}
