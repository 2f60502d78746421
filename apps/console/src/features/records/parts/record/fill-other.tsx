import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { otherFormsQuery } from '../queries.ts'

const FillDrawer = lazy(async () => ({ default: (await import('./fill-drawer.tsx')).FillDrawer }))

/** Offers the published forms that can go on with a record, those first that its own form is linked to. */
export function FillOther({ recordId, formId }: { recordId: number; formId: number }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [otherId, setOther] = useState<number>()
  const { data } = useQuery({ ...otherFormsQuery(formId), enabled: isOpen })
  const items = data?.map(({ id, title }) => ({ key: String(id), label: title, onClick: () => setOther(id) })) ?? []
  const none = [{ key: 'none', label: t('recordScreens.fillOtherNone'), disabled: true }]
  return (
    <>
      <Dropdown
        trigger={['click']}
        onOpenChange={(open) => open && setOpen(true)}
        menu={{ items: data && items.length === 0 ? none : items }}
      >
        <Button>{t('recordScreens.fillOther')}</Button>
      </Dropdown>
      {otherId !== undefined && (
        <Suspense>
          <FillDrawer recordId={recordId} formId={formId} otherId={otherId} onClose={() => setOther(undefined)} />
        </Suspense>
      )}
    </>
  )
}
