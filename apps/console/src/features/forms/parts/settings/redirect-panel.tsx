import type { FormSettings } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import css from './settings.module.css'
import { useSettingForm } from './use-setting-form.ts'

/** Where fillers can go on after submitting when no rule says otherwise. */
export function RedirectPanel({ formId, settings: { redirect } }: { formId: number; settings: FormSettings }) {
  const { t } = useTranslation()
  const form = useSettingForm({
    formId,
    initial: { target: redirect?.target ?? '', text: redirect?.text ?? '' },
    send: ({ target, text }) =>
      client.formSettings.setRedirect({
        formId,
        settings: target.trim() === '' && text.trim() === '' ? null : { target, text },
      }),
  })
  return (
    <SettingPanel title={t('formSettings.redirect')} form={form}>
      <div className={css.grid}>
        <TextField
          label={t('formSettings.target')}
          hint={t('formSettings.targetHint')}
          max={2_000}
          inputMode="url"
          placeholder="https://"
          {...form.field('target')}
        />
        <TextField label={t('formSettings.buttonText')} max={30} {...form.field('text')} />
      </div>
    </SettingPanel>
  )
}
