import type { Key } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { keyNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { ScopeField } from './scope-field.tsx'

const spans = ['30', '90', '365', 'never'] as const
type Span = (typeof spans)[number] | 'kept'

interface KeyDrawerProps {
  /** Undefined: a new one. */
  item: Key | undefined
  grantable: readonly string[]
  /** Of a new one what is shown once. */
  onSaved: (made: { name: string; token: string } | undefined) => void
  onClose: () => void
}

/** What a key is called, what it may do, and until when. */
export function KeyDrawer({ item, grantable, onSaved, onClose }: KeyDrawerProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const queries = useQueryClient()
  const form = useForm({
    initial: {
      name: item?.name ?? '',
      scopes: item?.scopes ?? [],
      until: (item?.until ? 'kept' : spanOf(item)) as Span,
    },
    checks: {
      name: (name) => (name.trim() === '' ? t('keyScreens.nameMissing') : undefined),
      scopes: (scopes) => (scopes.length === 0 ? t('keys.scopesMissing') : undefined),
    },
    async onSubmit({ name, scopes, until }) {
      const settings = { name: name.trim(), scopes, until: endOf(until, item) }
      const made = item ? undefined : await client.keys.add(settings)
      if (item) await client.keys.edit({ id: item.id, ...settings })
      await queries.invalidateQueries({ queryKey: ['keys'] })
      onSaved(made && { name: made.key.name, token: made.token })
    },
  })
  const [scopes, until] = [form.field('scopes'), form.field('until')]
  const labelOf = (span: Span) =>
    span === 'kept'
      ? t('keyScreens.until_kept', { at: formatInstant(item?.until ?? '') })
      : t(`keyScreens.until_${span}`)
  return (
    <DrawerForm
      title={item ? t('keyScreens.edit') : t('keyScreens.add')}
      action={t('app.save')}
      form={form}
      needsChange={item !== undefined}
      onClose={onClose}
    >
      <TextField
        label={t('keyScreens.name')}
        required
        autoFocus
        max={keyNameMax}
        placeholder={t('keyScreens.namePlaceholder')}
        {...form.field('name')}
      />
      <Field label={t('keyScreens.until')} error={until.error}>
        <Radio.Group
          value={until.value}
          onChange={({ target }) => until.onChange(target.value as Span)} // of those below
          options={[...(item?.until ? (['kept'] as const) : []), ...spans].map((value) => ({
            value,
            label: labelOf(value),
          }))}
        />
      </Field>
      <Field label={t('keyScreens.scopes')} required hint={t('keyScreens.scopesHint')} error={scopes.error}>
        <ScopeField value={scopes.value} grantable={grantable} onChange={scopes.onChange} />
      </Field>
    </DrawerForm>
  )
}

const spanOf = (item: Key | undefined): Span => (item ? 'never' : '90')

function endOf(span: Span, item: Key | undefined): string | null {
  if (span === 'kept') return item?.until ?? null
  return span === 'never' ? null : new Date(Date.now() + Number(span) * 86_400_000).toISOString()
}
