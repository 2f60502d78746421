import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../../ui/side-drawer.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { accessQuery, useMobiles } from './access-queries.ts'
import { openForm, toForm } from './access-form.ts'
import { MobileList } from './mobile-list.tsx'
import { Refusals } from './refusals.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useCloseGuard } from './use-close-guard.ts'

export const accessTabs = ['settings', 'list', 'refusals'] as const
export type AccessTab = (typeof accessTabs)[number]

interface AccessDrawerProps {
  /** The codes that are set; several get the same settings. */
  ids: string[]
  /** What the one code is called. */
  name: string
  /** As it stands in the address; what is no tab is the first one. */
  tab: string
  onTab: (tab: AccessTab) => void
  onClose: () => void
}

/** Who sees live codes, when, where and how often. */
export function AccessDrawer({ ids, name, tab, onTab, onClose }: AccessDrawerProps) {
  const { t } = useTranslation()
  const dirtyRef = useRef(false)
  useCloseGuard(dirtyRef)
  const onDirty = useCallback((isDirty: boolean) => {
    dirtyRef.current = isDirty
  }, [])
  const [id] = ids
  const isOne = ids.length === 1
  return (
    <SideDrawer
      onClose={onClose}
      width={560}
      whole
      flush="foot"
      title={isOne ? t('codeAccess.titleOf', { name }) : t('codeAccess.titleMany', { count: ids.length })}
    >
      {isOne && id ? (
        <AccessOfOne id={id} tab={tab} onTab={onTab} onDirty={onDirty} />
      ) : (
        <SettingsForm ids={ids} initial={openForm} onDirty={onDirty} onSaved={onClose} />
      )}
    </SideDrawer>
  )
}

interface AccessOfOneProps {
  id: string
  tab: string
  onTab: (tab: AccessTab) => void
  onDirty: (dirty: boolean) => void
}

function AccessOfOne({ id, tab, onTab, onDirty }: AccessOfOneProps) {
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
