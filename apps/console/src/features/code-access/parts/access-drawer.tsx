import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { openForm } from './access-form.ts'
import { AccessOfOne, type AccessTab } from './access-of-one.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useCloseGuard } from './use-close-guard.ts'

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
