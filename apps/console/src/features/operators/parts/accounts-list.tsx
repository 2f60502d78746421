import type { OperatedAccount } from '@matai/contract'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operatedSorts, operatedStates } from 'virtual:contract-constants'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { AddIcon } from '../../../ui/icons.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { AccountName, StateTag } from './account-name.tsx'
import { AccountStorage } from './account-storage.tsx'
import { MakeDialog } from './make-dialog.tsx'
import { operatedAccounts } from './operator-queries.ts'
import css from './operators.module.css'
import { accountName, lastMoment, tierName, tiersKnown } from './tier-name.ts'

export function AccountsList({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [making, setMaking] = useState(false)
  const columns = useMemo(
    () => [
      {
        key: 'name',
        title: t('operators.account'),
        locked: true,
        render: (row: OperatedAccount) => <AccountName account={row} onOpen={onOpen} />,
      },
      { key: 'tier', title: t('operators.tier'), render: (row: OperatedAccount) => <TierWithEnd account={row} /> },
      {
        key: 'state',
        title: t('operators.state'),
        width: 120,
        render: ({ state: one }: OperatedAccount) => <StateTag state={one} />,
      },
      {
        key: 'storage',
        title: t('operators.storage'),
        width: 160,
        render: (row: OperatedAccount) => <AccountStorage account={row} />,
      },
      {
        key: 'signedIn',
        title: t('operators.signedIn'),
        width: 190,
        render: ({ lastSignInAt }: OperatedAccount) =>
          lastSignInAt ? formatInstant(lastSignInAt) : t('operators.never'),
      },
    ],
    [t, formatInstant, onOpen],
  )
  return (
    <>
      <ListScreen
        name="operated-accounts"
        label={t('operators.tabAccounts')}
        resource={operatedAccounts}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={accountName}
        onOpen={({ id }) => onOpen(id)}
        searchBy={t('operators.search')}
        sorts={{
          label: t('operators.sort'),
          options: operatedSorts.map((value) => ({ value, label: t(`operators.sort_${value}`) })),
        }}
        filters={{
          tier: {
            label: t('operators.tier'),
            options: tiersKnown.map((value) => ({ value, label: tierName(value, t) })),
          },
          state: {
            label: t('operators.state'),
            options: operatedStates.map((value) => ({ value, label: t(`operators.state_${value}`) })),
          },
        }}
        create={
          <Button type="primary" icon={<AddIcon />} onClick={() => setMaking(true)}>
            {t('operators.make')}
          </Button>
        }
        card={(row) => (
          <article className={css.card}>
            <AccountName account={row} onOpen={onOpen} />
            <span>
              <StateTag state={row.state} /> <TierWithEnd account={row} />
            </span>
            <AccountStorage account={row} />
            <span className={css.soft}>
              {row.lastSignInAt
                ? t('operators.signedInAt', { at: formatInstant(row.lastSignInAt) })
                : t('operators.neverSignedIn')}
            </span>
          </article>
        )}
        empty={<EmptyState title={t('operators.noAccounts')} />}
      />
      {making && <MakeDialog onClose={() => setMaking(false)} />}
    </>
  )
}

function TierWithEnd({ account: { tier, tierUntil } }: { account: OperatedAccount }) {
  const { t } = useTranslation()
  const { formatDate } = useFormats()
  const end = tierUntil && t('operators.until', { at: formatDate(lastMoment(tierUntil)) })
  return (
    <span>
      {tierName(tier, t)}
      {end && <span className={css.soft}> {end}</span>}
    </span>
  )
}
