import { UnlessLooking } from '../../../ui/unless-looking.tsx'
import type { GroupCode } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { groupCodeNameMax, groupModes, groupWordsMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { FormSelect } from '../../forms/public.tsx'
import { StyleField } from '../../styles/public.tsx'
import css from '../group-codes.module.css'
import { foldersQuery, useGroupChanged } from './queries.ts'

interface SettingsPanelProps {
  /** null: a new one */
  code: GroupCode | null
  onSaved: (code: GroupCode) => void
}

/** As long as what a new one will hold. */
const sample = () => `${location.origin}/g/Ab3dEf7hJk4mNp8q`

/** Name, group, how pictures change, and what visitors see when all are full. */
export function SettingsPanel({ code, onSaved }: SettingsPanelProps) {
  const { t } = useTranslation()
  const { data: folders } = useQuery(foldersQuery)
  const changed = useGroupChanged()
  const form = useForm({
    initial: {
      name: code?.name ?? '',
      folderId: code?.folderId ?? 0,
      mode: code?.mode ?? 'order',
      words: code?.words ?? '',
      formId: code?.formId ?? null,
      style: code?.style ?? null,
    },
    checks: { name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined) },
    async onSubmit({ folderId, ...values }) {
      const saved = await client.groupCodes.save({
        ...(code && { id: code.id }),
        ...values,
        name: values.name.trim(),
        folderId: folderId || null,
      })
      await changed()
      toast.success(t('app.saved'))
      onSaved(saved)
    },
  })
  const folderOptions = (folders?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Panel {...(code ? { title: t('groupCodes.settings') } : {})}>
      <form className={css.form} onSubmit={form.submit}>
        <TextField label={t('groupCodes.name')} required max={groupCodeNameMax} {...form.field('name')} />
        <Field label={t('groupCodes.mode')} hint={t(`groupCodes.modeHint_${form.values.mode}`)}>
          <Select
            value={form.values.mode}
            onChange={(mode) => form.set('mode', mode)}
            options={groupModes.map((value) => ({ value, label: t(`groupCodes.mode_${value}`) }))}
          />
        </Field>
        <Field label={t('groupCodes.folder')} error={form.errors.folderId}>
          <Select
            value={form.values.folderId}
            onChange={(folderId) => form.set('folderId', folderId)}
            options={[{ value: 0, label: t('groupCodes.noneChosen') }, ...folderOptions]}
          />
        </Field>
        <TextField
          label={t('groupCodes.words')}
          hint={t('groupCodes.wordsHint')}
          rows={3}
          max={groupWordsMax}
          {...form.field('words')}
        />
        <FormSelect
          label={t('groupCodes.form')}
          none={t('groupCodes.noneChosen')}
          hint={t('groupCodes.formHint')}
          error={form.errors.formId}
          value={form.values.formId}
          onChange={(formId) => form.set('formId', formId)}
        />
        <Suspense fallback={<Skeleton rows={2} height={28} />}>
          <StyleField content={code?.url ?? sample()} files={code?.files ?? []} {...form.field('style')} />
        </Suspense>
        <UnlessLooking>
          <Button type="primary" htmlType="submit" loading={form.sending} disabled={code !== null && !form.dirty}>
            {t(code ? 'app.save' : 'groupCodes.create')}
          </Button>
        </UnlessLooking>
      </form>
    </Panel>
  )
}
