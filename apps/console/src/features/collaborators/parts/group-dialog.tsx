import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/forms/dialog-form.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { collaborators, groupsQuery } from './queries.ts'

interface GroupDialogProps {
  ids: readonly number[]
  isIn: boolean
  /** Chooses no rows any more. */
  clear: () => void
  onClose: () => void
}

/** Puts people into a group, or takes them out of one. */
export function GroupDialog({ ids, isIn, clear, onClose }: GroupDialogProps) {
  const { t } = useTranslation()
  const changed = collaborators.useChanged()
  const groups = useQuery(groupsQuery)
  const form = useForm({
    initial: { groupId: 0 },
    checks: { groupId: (id) => (id === 0 ? t('collaborators.groupMissing') : undefined) },
    showsFailure: true,
    async onSubmit({ groupId }) {
      const done = await client.collaborators.setGroup({ ids: [...ids], groupId, isIn })
      await changed()
      clear()
      toast.success(t('collaborators.grouped', { count: done.changed }))
      onClose()
    },
  })
  return (
    <DialogForm
      title={t(isIn ? 'collaborators.putInto' : 'collaborators.takeOut')}
      action={t('app.save')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('collaborators.group')} required error={form.errors.groupId}>
        <Select
          showSearch
          optionFilterProp="label"
          value={form.values.groupId || null}
          options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={t('formSettings.groupsNone')}
          onChange={(id: number | null) => form.set('groupId', id ?? 0)}
        />
      </Field>
    </DialogForm>
  )
}
