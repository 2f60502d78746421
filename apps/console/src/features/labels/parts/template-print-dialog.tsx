import type { LabelTemplate } from '@matai/contract'
import { useNavigate } from '@tanstack/react-router'
import { Select } from 'antd'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/field.tsx'
import { useCodesByName } from '../editor/use-source.ts'

/** Asks which live codes are printed with a template; more than a few are chosen in their list. */
export function PrintDialog({ template, onClose }: { template: LabelTemplate; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  // Closes with each choice: it would hide the button.
  const [listed, setListed] = useState(false)
  const [chosen, setChosen] = useState<{ value: string; label: ReactNode }[]>([])
  const found = useCodesByName(useDeferredValue(typed))
  const ids = chosen.map(({ value }) => value)
  return (
    <Dialog
      title={t('labelEditor.printWith', { name: template.name })}
      action={t('labelEditor.toPrint', { count: ids.length })}
      disabled={ids.length === 0}
      onClose={onClose}
      onAct={() => void navigate({ to: paths.print, search: { ids: ids.join(','), label: template.id } as never })}
      width={520}
    >
      <Field label={t('labelEditor.codesToPrint')} hint={t('labelEditor.codesToPrintHint')}>
        <Select
          mode="multiple"
          autoFocus
          labelInValue
          open={listed}
          onOpenChange={setListed}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          loading={found.isFetching}
          value={chosen}
          options={(found.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          style={{ width: '100%' }}
          onChange={(next) => {
            setTyped('')
            setChosen(next)
            setListed(false)
          }}
        />
      </Field>
    </Dialog>
  )
}
