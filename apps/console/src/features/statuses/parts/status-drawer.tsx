import type { Status, StatusShow } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { statusNameMax, statusPermissions, statusShows } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { CollaboratorsField } from './collaborators-field.tsx'
import { ItemsField } from './items-field.tsx'
import { statuses } from './queries.ts'
import { draftOf } from './status-draft.ts'
import { TransitionsField } from './transitions-field.tsx'

interface StatusDrawerProps {
  /** null: a new one */
  status: Status | null
  onClose: () => void
}

/** A status with its items, who may change it, and how visitors see it. */
export function StatusDrawer({ status, onClose }: StatusDrawerProps) {
  const { t } = useTranslation()
  const changed = statuses.useChanged()
  const people = useQuery({
    queryKey: ['qrCodes', 'creators'],
    queryFn: ({ signal }) => client.qrCodes.getCreators({}, { signal }),
  })
  const form = useForm({
    initial: draftOf(status, t),
    checks: {
      name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined),
      items: (items) =>
        Object.fromEntries(
          items.map(({ name }, at) => [`${at}.name`, name.trim() === '' ? t('errors.nameEmpty') : undefined]),
        ),
    },
    showsFailure: true,
    async onSubmit(draft) {
      if (status) await client.statuses.edit({ id: status.id, version: status.version, ...draft })
      else await client.statuses.add(draft)
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  const { values } = form
  const known = [...(people.data?.list ?? []), ...(status?.members ?? [])]
  const members = [...new Map(known.map(({ id, name }) => [id, { value: id, label: name }])).values()]
  const items = form.field('items')
  return (
    <DrawerForm
      title={status?.name ?? t('statusScreens.add')}
      action={t('app.save')}
      form={form}
      needsChange={status !== null}
      width={680}
      onClose={onClose}
    >
      <TextField label={t('statusScreens.name')} required autoFocus max={statusNameMax} {...form.field('name')} />
      <ItemsField
        {...items}
        errorAt={(at) => form.field('items', at, 'name').error ?? form.field('items', at, 'letter').error}
      />
      <Field label={t('statusScreens.permission')}>
        <Select
          value={values.permission}
          options={statusPermissions.map((value) => ({ value, label: t(`statusScreens.permission_${value}`) }))}
          onChange={form.field('permission').onChange}
        />
      </Field>
      {values.permission === 'members' && (
        <Field
          label={t('statusScreens.members')}
          hint={t('statusScreens.membersOrCollaborators')}
          error={form.field('members').error}
        >
          <Select
            mode="multiple"
            optionFilterProp="label"
            value={values.members}
            options={members}
            onChange={form.field('members').onChange}
          />
        </Field>
      )}
      {values.permission === 'members' && (
        <CollaboratorsField
          known={status?.collaborators ?? []}
          value={values.collaborators}
          onChange={form.field('collaborators').onChange}
          error={form.field('collaborators').error}
        />
      )}
      <Field label={t('statusScreens.show')}>
        <Select
          value={values.show}
          options={statusShows.map((value: StatusShow) => ({ value, label: t(`statusScreens.show_${value}`) }))}
          onChange={form.field('show').onChange}
        />
      </Field>
      <Field label={t('statusScreens.stuckHours')} hint={t('statusScreens.stuckHint')}>
        <InputNumber min={1} max={8_760} value={values.stuckHours} onChange={form.field('stuckHours').onChange} />
      </Field>
      <TransitionsField
        items={values.items}
        value={values.transitions}
        onChange={form.field('transitions').onChange}
        error={form.field('transitions').error}
      />
    </DrawerForm>
  )
}
