import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { CalendarTab } from './parts/calendar/calendar-tab.tsx'
import { PlansTab } from './parts/plans-tab.tsx'
import { TasksTab } from './parts/tasks-tab.tsx'

const tabs = ['plans', 'tasks', 'calendar'] as const
type Tab = (typeof tabs)[number]

/** Inspection plans, and the tasks that come of them. */
export function PlansScreen() {
  const { t } = useTranslation()
  const [{ tab: written }, setState] = useUrlState({ tab: 'plans' })
  const tab = tabs.find((one) => one === written) ?? 'plans'
  return (
    <Page title={t('app.navPlans')}>
      <Tabs<Tab>
        label={t('app.navPlans')}
        tabs={tabs.map((key) => ({ key, label: t(`planScreens.tab_${key}`) }))}
        value={tab}
        onChange={(next) => void setState({ tab: next })}
      >
        {tab === 'plans' && <PlansTab />}
        {tab === 'tasks' && <TasksTab />}
        {tab === 'calendar' && <CalendarTab />}
      </Tabs>
    </Page>
  )
}
