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
import { AccountDrawer } from './parts/account-drawer.tsx'
import { AccountsList } from './parts/accounts-list.tsx'
import { FilePanel } from './parts/file-panel.tsx'
import { InvitationsList } from './parts/invitations-list.tsx'
import { LockedList } from './parts/locked-list.tsx'
import { MessagesTest } from './parts/messages-test.tsx'
import { ServerHealth } from './parts/server-health.tsx'

const tabs = ['accounts', 'locked', 'invitations', 'files', 'messages', 'server'] as const
type Tab = (typeof tabs)[number]
const labels = {
  accounts: 'operators.tabAccounts',
  locked: 'operators.tabLocked',
  invitations: 'operators.tabInvitations',
  files: 'operators.tabFiles',
  messages: 'operators.tabMessages',
  server: 'operators.tabServer',
} as const

/** All accounts of the server, for whoever runs it. */
export function OperatorsScreen() {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  const navigate = useNavigate()
  const [state, setState] = useUrlState({ tab: 'accounts', open: 0, file: '' })
  const tab: Tab = tabs.find((one) => one === state.tab) ?? 'accounts'
  const open = useCallback((id: number) => void setState({ open: id }, { push: true }), [setState])
  if (user && !user.operator) {
    const back = <ButtonLink to={paths.qrCodes}>{t('app.backToQrCodes')}</ButtonLink>
    return (
      <Page title={t('app.notFoundTitle')}>
        <EmptyState title={t('app.notFoundTitle')} text={t('app.notFoundText')} action={back} />
      </Page>
    )
  }
  return (
    <Page title={t('operators.title')}>
      <Tabs
        label={t('operators.tabs')}
        tabs={tabs.map((key) => ({ key, label: t(labels[key]) }))}
        value={tab}
        onChange={(key) => void navigate({ to: '.', search: key === 'accounts' ? {} : { tab: key } })}
      >
        {tab === 'accounts' && <AccountsList onOpen={open} />}
        {tab === 'locked' && <LockedList onOpen={open} />}
        {tab === 'invitations' && <InvitationsList />}
        {tab === 'files' && <FilePanel file={state.file} onFind={(file) => setState({ file })} onOpen={open} />}
        {tab === 'messages' && <MessagesTest />}
        {tab === 'server' && <ServerHealth />}
      </Tabs>
      {state.open > 0 && <AccountDrawer id={state.open} onClose={() => setState({ open: 0 })} />}
    </Page>
  )
}
