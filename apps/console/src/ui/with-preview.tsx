import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from './tabs.tsx'
import css from './with-preview.module.css'

interface WithPreviewProps {
  label: string
  form: ReactNode
  preview: ReactNode
}

/** What is edited beside the phone that shows it; one or the other where there is no room for both. */
export function WithPreview({ label, form, preview }: WithPreviewProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  if (useRoomForBoth()) {
    return (
      <div className={css.columns}>
        {form}
        <div className={css.preview}>{preview}</div>
      </div>
    )
  }
  const tabs = [
    { key: 'edit' as const, label: t('app.showEditor') },
    { key: 'preview' as const, label: t('app.showPreview') },
  ]
  return (
    <Tabs label={label} value={tab} onChange={setTab} tabs={tabs}>
      {tab === 'edit' ? form : preview}
    </Tabs>
  )
}

const wide = '(min-width: 1081px)'

function useRoomForBoth(): boolean {
  return useSyncExternalStore(
    (change) => {
      const media = window.matchMedia(wide)
      media.addEventListener('change', change)
      return () => media.removeEventListener('change', change)
    },
    () => window.matchMedia(wide).matches,
  )
}
