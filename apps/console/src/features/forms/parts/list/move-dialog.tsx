import type { FormItem } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { formGroupsQuery, formsChanged } from '../queries.ts'

interface MoveDialogProps {
  forms: readonly FormItem[]
  /** Called when they were moved. */
  onDone?: () => void
  onClose: () => void
}

/** Into which group forms go. */
export function MoveDialog({ forms, onDone, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data } = useQuery(formGroupsQuery)
  const form = useForm({
    initial: { group: forms[0]?.groupId ?? 0 },
    showsFailure: true,
    async onSubmit({ group }) {
      await client.forms.changeGroup({ ids: forms.map(({ id }) => id), groupId: group || null })
      await formsChanged(queries)
      toast.success(t('formScreens.moved'))
      onDone?.()
      onClose()
    },
  })
  const groups = (data?.list ?? []).map((group) => ({ value: group.id, label: group.name }))
  return (
    <DialogForm title={t('formScreens.move')} action={t('formScreens.move')} form={form} onClose={onClose}>
      <Field label={t('formScreens.groups')} error={form.errors.group}>
        <Select
          value={form.values.group}
          onChange={(group) => form.set('group', group)}
          options={[{ value: 0, label: t('formScreens.groupNone') }, ...groups]}
        />
      </Field>
    </DialogForm>
  )
}
