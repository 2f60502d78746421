import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { LogTab } from './parts/log-tab.tsx'
import { ReceiversTab } from './parts/receivers-tab.tsx'
import { RulesTab } from './parts/rules-tab.tsx'

const tabs = ['rules', 'receivers', 'log'] as const
type Tab = (typeof tabs)[number]

/** When who is told how, and what became of each message. */
export function RemindersScreen() {
  const { t } = useTranslation()
  const [{ tab: written }, setState] = useUrlState({ tab: 'rules' })
  const tab = tabs.find((one) => one === written) ?? 'rules'
  const bodies: Record<Tab, () => React.ReactNode> = {
    rules: () => <RulesTab onTested={() => void setState({ tab: 'log' })} />,
    receivers: () => <ReceiversTab onTested={() => void setState({ tab: 'log' })} />,
    log: () => <LogTab />,
  }
  return (
    <Page title={t('app.navReminders')}>
      <Tabs<Tab>
        label={t('app.navReminders')}
        tabs={tabs.map((key) => ({ key, label: t(`reminderScreens.tab_${key}`) }))}
        value={tab}
        onChange={(next) => void setState({ tab: next })}
      >
        {bodies[tab]()}
      </Tabs>
    </Page>
  )
}
