import type { OperatedAccount } from '@matai/contract'
import { Button, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { operatedSorts, operatedStates } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import { AddIcon } from '../../../ui/icons.ts'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { FilterDrawer } from '../../../ui/list/filter-drawer.tsx'
import { List } from '../../../ui/list/list.tsx'
import type { ListState } from '../../../ui/list/list-state.ts'
import { NothingFits } from '../../../ui/list/nothing-fits.tsx'
import { usePages } from '../../../ui/list/use-pages.ts'
import { AccountName, StateTag } from './account-name.tsx'
import { AccountStorage } from './account-storage.tsx'
import { MakeDialog } from './make-dialog.tsx'
import css from './operators.module.css'
import { accountName, lastMoment, tierName, tiersKnown } from './tier-name.ts'

export const noAccountFilters = { tier: '', state: '' }

interface AccountsState extends ListState {
  sort: string
  tier: string
  state: string
}

interface AccountsListProps {
  state: AccountsState
  onChange: (change: Partial<AccountsState>) => void
  onOpen: (id: number) => void
}

export function AccountsList({ state, onChange, onOpen }: AccountsListProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const [making, setMaking] = useState(false)
  const { page, pageSize, keyword } = state
  const tier = tiersKnown.find((one) => one === state.tier)
  const standing = operatedStates.find((one) => one === state.state)
  const sort = operatedSorts.find((one) => one === state.sort) ?? 'newest'
  const filters = { ...(tier && { tier }), ...(standing && { state: standing }) }
  const query = usePages(
    ['operators', 'accounts'],
    { page, pageSize, keyword, sort, filters },
    client.operators.accountList,
  )
  const clear = () => onChange(noAccountFilters)
  const chips = [
    tier && { key: 'tier', text: tierName(tier, t), onRemove: () => onChange({ tier: '' }) },
    standing && { key: 'state', text: t(`operators.state_${standing}`), onRemove: () => onChange({ state: '' }) },
  ].filter((chip) => chip !== undefined)
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
      <List<OperatedAccount>
        name="operated-accounts"
        label={t('operators.tabAccounts')}
        query={query}
        state={state}
        onChange={onChange}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={accountName}
        onOpen={({ id }) => onOpen(id)}
        searchLabel={t('operators.search')}
        filters={
          <>
            <Select
              aria-label={t('operators.sort')}
              value={sort}
              onChange={(next) => onChange({ sort: next })}
              options={operatedSorts.map((value) => ({ value, label: t(`operators.sort_${value}`) }))}
              popupMatchSelectWidth={false}
            />
            <FilterDrawer
              count={chips.length}
              values={{ tier: tier ?? '', state: standing ?? '' }}
              none={noAccountFilters}
              onApply={onChange}
            >
              {(draft, change) => <AccountFields values={draft} change={change} />}
            </FilterDrawer>
          </>
        }
        primary={
          <Button type="primary" icon={<AddIcon />} onClick={() => setMaking(true)}>
            {t('operators.make')}
          </Button>
        }
        chips={<FilterChips chips={chips} onClear={clear} />}
        nothingFits={chips.length > 0 && <NothingFits onClear={clear} />}
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

interface AccountFieldsProps {
  values: typeof noAccountFilters
  change: (change: Partial<typeof noAccountFilters>) => void
}

function AccountFields({ values, change }: AccountFieldsProps) {
  const { t } = useTranslation()
  const any = { value: '', label: t('operators.any') }
  return (
    <>
      <Field label={t('operators.tier')}>
        <Select
          value={values.tier}
          onChange={(tier) => change({ tier })}
          options={[any, ...tiersKnown.map((value) => ({ value: value as string, label: tierName(value, t) }))]}
        />
      </Field>
      <Field label={t('operators.state')}>
        <Select
          value={values.state}
          onChange={(state) => change({ state })}
          options={[
            any,
            ...operatedStates.map((value) => ({ value: value as string, label: t(`operators.state_${value}`) })),
          ]}
        />
      </Field>
    </>
  )
}
