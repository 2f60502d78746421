import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../ui/list/list-state.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BlockedList } from './parts/blocked-list.tsx'
import { CodeDrawer } from './parts/code-drawer.tsx'
import { FindForm } from './parts/find-form.tsx'
import { ReportedList } from './parts/reported-list.tsx'

const tabs = ['reports', 'closed', 'blocks', 'appeals'] as const
type Tab = (typeof tabs)[number]
const labels = {
  reports: 'abuse.tabReports',
  closed: 'abuse.tabClosed',
  blocks: 'abuse.tabBlocks',
  appeals: 'abuse.tabAppeals',
} as const

/** What whoever runs the server has to look after: reports, stops, appeals, in all accounts. */
export function OperatorScreen() {
  const { t } = useTranslation()
  const [state, setState] = useListState({ tab: 'reports', open: '' })
  const tab: Tab = tabs.find((one) => one === state.tab) ?? 'reports'
  const open = useCallback((code: string) => void setState({ open: code }, { push: true }), [setState])
  const shared = { state, onChange: setState, onOpen: open }
  return (
    <Page title={t('abuse.title')}>
      <FindForm onFind={open} />
      <Tabs
        label={t('abuse.tabs')}
        tabs={tabs.map((key) => ({ key, label: t(labels[key]) }))}
        value={tab}
        onChange={(key) => setState({ tab: key })}
      >
        {(tab === 'reports' || tab === 'closed') && <ReportedList key={tab} closed={tab === 'closed'} {...shared} />}
        {(tab === 'blocks' || tab === 'appeals') && <BlockedList key={tab} appealed={tab === 'appeals'} {...shared} />}
      </Tabs>
      {state.open && <CodeDrawer code={state.open} onClose={() => setState({ open: '' })} />}
    </Page>
  )
}
