import type { Form } from '@matai/contract'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const parts = {
  followUp: lazy(async () => ({ default: (await import('./follow-up/follow-up-drawer.tsx')).FollowUpDrawer })),
  retention: lazy(async () => ({ default: (await import('./retention/retention-dialog.tsx')).RetentionDialog })),
  shown: lazy(async () => ({ default: (await import('./shown-dialog.tsx')).ShownDialog })),
  layout: lazy(async () => ({ default: (await import('./layout/layout-drawer.tsx')).LayoutDrawer })),
  approval: lazy(async () => ({ default: (await import('./approval/approval-dialog.tsx')).ApprovalDialog })),
}
type Part = keyof typeof parts

/** What is set for the records of a form, part by part. */
export function SettingsMenu({ form }: { form: Form }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Part>()
  const Shown = open && parts[open]
  const items = [
    { key: 'followUp', label: t('recordScreens.followUpSettings') },
    { key: 'shown', label: t('recordScreens.shown') },
    { key: 'retention', label: t('recordScreens.retention') },
    { key: 'layout', label: t('recordLayouts.title') },
    { key: 'approval', label: t('recordScreens.approvalTitle') },
  ]
  return (
    <>
      <Dropdown menu={{ items, onClick: ({ key }) => setOpen(key as Part) }} trigger={['click']}>
        <Button>{t('recordScreens.settings')}</Button>
      </Dropdown>
      {Shown && (
        <Suspense>
          <Shown form={form} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
