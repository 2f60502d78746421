import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { BoardTab } from './parts/board-tab.tsx'
import { RulesTab } from './parts/rules-tab.tsx'
import { StatusesTab } from './parts/statuses-tab.tsx'
import { WallsTab } from './parts/walls-tab.tsx'

const tabs = ['statuses', 'board', 'rules', 'walls'] as const
type Tab = (typeof tabs)[number]

/** What live codes are: statuses, their board, the rules that set them, and links for televisions. */
export function StatusesScreen() {
  const { t } = useTranslation()
  const [{ tab: written, status }, setState] = useUrlState({ tab: 'statuses', status: 0 })
  const tab = tabs.find((one) => one === written) ?? 'statuses'
  const bodies: Record<Tab, () => React.ReactNode> = {
    statuses: () => <StatusesTab onBoard={(id) => void setState({ tab: 'board', status: id })} />,
    board: () => <BoardTab chosen={status} onChoose={(id) => void setState({ status: id })} />,
    rules: () => <RulesTab />,
    walls: () => <WallsTab />,
  }
  return (
    <Page title={t('app.navStatuses')}>
      <Tabs<Tab>
        label={t('app.navStatuses')}
        tabs={tabs.map((key) => ({ key, label: t(`statusScreens.tab_${key}`) }))}
        value={tab}
        onChange={(next) => void setState({ tab: next })}
      >
        {bodies[tab]()}
      </Tabs>
    </Page>
  )
}
