import type { Collaborator } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { collaboratorNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { collaborators, groupsQuery } from './queries.ts'

interface CollaboratorDrawerProps {
  /** null: a new one */
  collaborator: Collaborator | null
  onClose: () => void
}

/** A name, a phone, and the groups. */
export function CollaboratorDrawer({ collaborator, onClose }: CollaboratorDrawerProps) {
  const { t } = useTranslation()
  const changed = collaborators.useChanged()
  const groups = useQuery(groupsQuery)
  const form = useForm({
    initial: {
      name: collaborator?.name ?? '',
      mobile: collaborator ? `+${collaborator.mobile}` : '',
      groupIds: collaborator?.groups.map(({ id }) => id) ?? [],
    },
    checks: { name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined) },
    showsFailure: true,
    async onSubmit({ name, mobile, groupIds }) {
      const draft = { name: name.trim(), mobile, groupIds }
      if (collaborator) {
        const { id, version } = collaborator
        await client.collaborators.edit({ id, version, ...draft })
      } else await client.collaborators.add(draft)
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  return (
    <DrawerForm
      title={collaborator?.name ?? t('collaborators.add')}
      action={t('app.save')}
      form={form}
      needsChange={collaborator !== null}
      onClose={onClose}
    >
      <TextField label={t('collaborators.name')} required autoFocus max={collaboratorNameMax} {...form.field('name')} />
      <TextField label={t('collaborators.mobile')} required inputMode="tel" max={30} {...form.field('mobile')} />
      <Field label={t('collaborators.groups')} hint={t('collaborators.groupsHint')} error={form.errors.groupIds}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          value={form.values.groupIds}
          options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent={t('formSettings.groupsNone')}
          onChange={(groupIds) => form.set('groupIds', groupIds)}
        />
      </Field>
    </DrawerForm>
  )
}
