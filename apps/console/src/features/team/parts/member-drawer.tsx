import type { CallOutput, contract, Flag, Member } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Radio, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flags, memberDirectoriesMax, memberNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { MomentField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { HandOverDialog } from '../../../ui/forms/hand-over-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useUser } from '../../../user.ts'
import { directoriesQuery, members } from './queries.ts'
import css from './team.module.css'

interface MemberDrawerProps {
  /** null: somebody is invited */
  member: Member | null
  onClose: () => void
}

/** What somebody may do here, where and until when; a new one gets an invitation. */
export function MemberDrawer({ member, onClose }: MemberDrawerProps) {
  const { t } = useTranslation()
  const { tier } = useUser()
  const changed = members.useChanged()
  const directories = useQuery(directoriesQuery)
  const [made, setMade] = useState<CallOutput<typeof contract.team.add>>()
  const form = useForm({
    initial: {
      name: member?.name ?? '',
      mobile: '',
      email: member?.email ?? '',
      viewOnly: member?.viewOnly ?? false,
      flags: member?.flags ?? ([] as Flag[]),
      everywhere: !member?.directories,
      directories: member?.directories?.map(({ id }) => id) ?? [],
      until: member?.until ? dayjs(member.until).format('YYYY-MM-DDTHH:mm') : '',
    },
    checks: {
      name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined),
      directories: (ids, { everywhere }) =>
        !everywhere && ids.length === 0 ? t('team.directoriesMissing') : undefined,
    },
    showsFailure: true,
    async onSubmit({ mobile, everywhere, until, ...values }) {
      const rights = {
        ...values,
        directories: everywhere ? null : values.directories,
        until: until ? dayjs(until).toISOString() : null,
      }
      if (member) {
        const whom = member.id === null ? { invitationId: member.invitationId ?? 0 } : { id: member.id }
        await client.team.edit({ ...whom, ...rights })
        await changed()
        toast.success(t('app.saved'))
        return onClose()
      }
      setMade(await client.team.add({ ...rights, ...(mobile.trim() ? { mobile } : {}) }))
      await changed()
    },
  })
  const { values } = form
  if (made) {
    return (
      <HandOverDialog
        title={t('team.invited', { name: made.member.name })}
        text={made.sent ? t('team.invitedBySms') : t('team.invitedByLink')}
        secrets={[{ key: 'member-link', value: made.link }]}
        action={t('team.handedOver')}
        onClose={onClose}
      />
    )
  }
  const limits = tier.has.includes('directoryLimits')
  return (
    <DrawerForm
      title={member ? member.name : t('team.invite')}
      action={member ? t('app.save') : t('team.inviteSend')}
      form={form}
      needsChange={member !== null}
      onClose={onClose}
    >
      <TextField label={t('team.name')} required autoFocus max={memberNameMax} {...form.field('name')} />
      {!member && (
        <TextField
          label={t('team.mobile')}
          hint={t('team.mobileHint')}
          inputMode="tel"
          max={30}
          {...form.field('mobile')}
        />
      )}
      <TextField label={t('team.email')} inputMode="email" max={254} {...form.field('email')} />
      <Field label={t('team.role')}>
        <Radio.Group
          value={values.viewOnly}
          onChange={({ target }) => form.set('viewOnly', target.value as boolean)} // of the two below
          options={[
            { value: false, label: t('team.role_subAdmin') },
            { value: true, label: t('team.role_guest') },
          ]}
        />
      </Field>
      {!values.viewOnly && (
        <Field label={t('team.flags')} hint={t('team.flagsHint')}>
          <Checkbox.Group
            className={css.flags ?? ''}
            value={values.flags}
            onChange={(chosen) => form.set('flags', chosen)}
            options={flags.map((value) => ({ value, label: t(`team.flag_${value}`) }))}
          />
        </Field>
      )}
      <Field label={t('team.where')} hint={limits ? t('team.whereHint') : t('team.whereLocked')}>
        <Radio.Group
          value={values.everywhere}
          onChange={({ target }) => form.set('everywhere', target.value as boolean)} // of the two below
          options={[
            { value: true, label: t('team.everywhere') },
            { value: false, label: t('team.someDirectories'), disabled: !limits },
          ]}
        />
      </Field>
      {!values.everywhere && (
        <Field label={t('team.directories')} required error={form.field('directories').error}>
          <Select
            mode="multiple"
            optionFilterProp="label"
            maxCount={memberDirectoriesMax}
            value={values.directories}
            options={(directories.data?.list ?? []).map(({ id, name, depth }) => ({
              value: id,
              label: `${'　'.repeat(depth - 1)}${name || t('directories.defaultName')}`,
            }))}
            onChange={(ids) => form.set('directories', ids)}
          />
        </Field>
      )}
      <Field label={t('team.until')} hint={t('team.untilHint')} error={form.field('until').error}>
        <MomentField value={values.until} onChange={(until) => form.set('until', until)} />
      </Field>
    </DrawerForm>
  )
}
