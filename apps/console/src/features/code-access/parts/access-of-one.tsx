import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { toForm } from './access-form.ts'
import { accessQuery, useMobiles } from './access-queries.ts'
import { MobileList } from './mobile-list.tsx'
import { Refusals } from './refusals.tsx'
import { SettingsForm } from './settings-form.tsx'

export const accessTabs = ['settings', 'list', 'refusals'] as const
export type AccessTab = (typeof accessTabs)[number]

interface AccessOfOneProps {
  id: string
  /** As it stands in the address; what is no tab is the first one. */
  tab: string
  onTab: (tab: AccessTab) => void
  onDirty: (dirty: boolean) => void
}

/** Settings of one code, the phones that it lets in, and whom it refused. */
export function AccessOfOne({ id, tab, onTab, onDirty }: AccessOfOneProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const { data, error, refetch } = useQuery(accessQuery(id))
  const { data: mobiles } = useMobiles({ id, page: 1, keyword: '' })
  const shown = accessTabs.find((known) => known === tab) ?? 'settings'
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={8} />
  const count = mobiles?.total ?? data.mobiles
  return (
    <Tabs
      label={t('codeAccess.title')}
      value={shown}
      onChange={onTab}
      tabs={[
        { key: 'settings', label: t('codeAccess.settings') },
        { key: 'list', label: count ? t('codeAccess.listOne', { count: formatNumber(count) }) : t('codeAccess.list') },
        { key: 'refusals', label: t('codeAccess.refusals') },
      ]}
    >
      {/* Kept while another tab is looked at: what is not saved yet must not be lost. */}
      <div hidden={shown !== 'settings'}>
        <SettingsForm
          ids={[id]}
          initial={toForm(data.settings)}
          used={data.used}
          listed={count}
          onList={() => onTab('list')}
          onDirty={onDirty}
          onSaved={() => void refetch()}
        />
      </div>
      {shown === 'list' && <MobileList id={id} checks={data.settings.namedMobiles} />}
      {shown === 'refusals' && <Refusals id={id} />}
    </Tabs>
  )
}
