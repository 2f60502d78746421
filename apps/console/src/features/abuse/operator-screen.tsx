import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { userQuery } from '../../user.ts'
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
  const { data: user } = useQuery(userQuery)
  const navigate = useNavigate()
  const [state, setState] = useUrlState({ tab: 'reports', open: '' })
  const tab: Tab = tabs.find((one) => one === state.tab) ?? 'reports'
  const open = useCallback((code: string) => void setState({ open: code }, { push: true }), [setState])
  if (user && !user.operator) {
    const back = <ButtonLink to={paths.qrCodes}>{t('app.backToQrCodes')}</ButtonLink>
    return (
      <Page title={t('app.notFoundTitle')}>
        <EmptyState title={t('app.notFoundTitle')} text={t('app.notFoundText')} action={back} />
      </Page>
    )
  }
  return (
    <Page title={t('abuse.title')}>
      <FindForm onFind={open} />
      <Tabs
        label={t('abuse.tabs')}
        tabs={tabs.map((key) => ({ key, label: t(labels[key]) }))}
        value={tab}
        onChange={(key) => void navigate({ to: '.', search: key === 'reports' ? {} : { tab: key } })}
      >
        {(tab === 'reports' || tab === 'closed') && <ReportedList key={tab} closed={tab === 'closed'} onOpen={open} />}
        {(tab === 'blocks' || tab === 'appeals') && (
          <BlockedList key={tab} appealed={tab === 'appeals'} onOpen={open} />
        )}
      </Tabs>
      {state.open && <CodeDrawer code={state.open} onClose={() => setState({ open: '' })} />}
    </Page>
  )
}
