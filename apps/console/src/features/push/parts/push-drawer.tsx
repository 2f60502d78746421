import type { Push, PushEvent } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pushEvents, pushUrlMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { eventName } from './event-name.ts'
import card from '../../../ui/thing-card.module.css'
import { formsQuery } from './queries.ts'

interface PushDrawerProps {
  /** Undefined: a new one. */
  push: Push | undefined
  /** Of a new one the secret, which is shown once. */
  onSaved: (secret: string | undefined) => void
  onClose: () => void
}

/** Where to, of what and of which forms. Another address takes a code from a text message. */
export function PushDrawer({ push, onSaved, onClose }: PushDrawerProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const forms = useQuery(formsQuery)
  const [isSending, setSending] = useState(false)
  const form = useForm({
    initial: {
      name: push?.name ?? '',
      url: push?.url ?? '',
      events: (push?.events ?? []) as PushEvent[],
      formIds: push?.forms.map(({ id }) => id) ?? [],
      mobileCode: '',
    },
    checks: {
      url: (url) => (url.trim() === '' ? t('push.urlMissing') : undefined),
      mobileCode: (code, { url }) =>
        url.trim() !== push?.url && !/^\d{4,6}$/.test(code.trim()) ? t('accounts.smsCodeWrong') : undefined,
    },
    showsFailure: true,
    async onSubmit({ name, url, events, formIds, mobileCode }) {
      const settings = { url: url.trim(), events, formIds, ...(name.trim() ? { name: name.trim() } : {}) }
      const code = mobileCode.trim()
      const made = push ? undefined : await client.push.add({ ...settings, mobileCode: code })
      if (push) await client.push.edit({ id: push.id, ...settings, ...(code ? { mobileCode: code } : {}) })
      await queries.invalidateQueries({ queryKey: ['push'] })
      onSaved(made?.secret)
    },
  })
  const [url, events, formIds, code] = [
    form.field('url'),
    form.field('events'),
    form.field('formIds'),
    form.field('mobileCode'),
  ]

  async function sendCode() {
    setSending(true)
    try {
      await client.push.sendCode({})
      toast.success(t('accounts.smsCodeSent'))
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    setSending(false)
  }

  return (
    <DrawerForm
      title={push ? t('pushScreens.edit') : t('pushScreens.add')}
      action={t('app.save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('pushScreens.url')}
        required
        autoFocus
        max={pushUrlMax}
        placeholder="https://example.com/hook"
        {...url}
      />
      {url.value.trim() !== push?.url && (
        <Field label={t('pushScreens.code')} required error={code.error} hint={t('pushScreens.codeHelp')}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code.value}
            onChange={(event) => code.onChange(event.target.value)}
            suffix={
              <Button type="link" size="small" loading={isSending} onClick={() => void sendCode()}>
                {t('accounts.sendSmsCode')}
              </Button>
            }
          />
        </Field>
      )}
      <TextField label={t('pushScreens.name')} max={50} {...form.field('name')} />
      <Field label={t('pushScreens.events')} error={events.error}>
        <Select
          mode="multiple"
          placeholder={t('pushScreens.allEvents')}
          value={events.value}
          options={pushEvents.map((value) => ({ value, label: eventName(value, t) }))}
          onChange={events.onChange}
        />
      </Field>
      <Field label={t('pushScreens.forms')} error={formIds.error}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          placeholder={t('pushScreens.allForms')}
          value={formIds.value}
          options={(forms.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={formIds.onChange}
        />
      </Field>
      <p className={card.soft}>{t('pushScreens.retries')}</p>
    </DrawerForm>
  )
}
