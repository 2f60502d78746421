import type { FormSettings } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { serialResets } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { SettingPanel } from './setting-panel.tsx'
import css from './settings.module.css'
import { otherFormsQuery } from './settings-queries.ts'
import { useSettingForm } from './use-setting-form.ts'
import { WordsFields } from './words-fields.tsx'

const usualSerial = { prefix: '', digits: 4, reset: 'none' as const }

/** What a filler sees after submitting: words, a certificate, a number, another form. */
export function SubmitPanel({ formId, settings: { submitPage } }: { formId: number; settings: FormSettings }) {
  const { t } = useTranslation()
  const { data: others } = useQuery(otherFormsQuery)
  const form = useSettingForm({
    formId,
    initial: submitPage,
    send: (settings) => client.formSettings.setSubmitPage({ formId, settings }),
  })
  const { words, certificate, redeemCode, serial, nextFormId } = form.values
  const forms = (others?.list ?? [])
    .filter(({ id }) => id !== formId)
    .map(({ id, title }) => ({ value: id, label: title }))
  return (
    <SettingPanel title={t('formSettings.submitPage')} form={form}>
      <WordsFields
        label={t('formSettings.submitWords')}
        value={words}
        error={form.errors.words}
        onChange={(next) => form.set('words', next)}
      />
      <div className={css.checks}>
        <Checkbox
          checked={certificate}
          onChange={({ target }) => {
            form.set('certificate', target.checked)
            if (!target.checked) form.set('redeemCode', false)
          }}
        >
          {t('formSettings.certificate')}
        </Checkbox>
        <Checkbox
          checked={redeemCode}
          disabled={!certificate}
          onChange={({ target }) => form.set('redeemCode', target.checked)}
        >
          {t('formSettings.redeemCode')}
        </Checkbox>
        <Checkbox
          checked={serial !== null}
          onChange={({ target }) => form.set('serial', target.checked ? usualSerial : null)}
        >
          {t('formSettings.serial')}
        </Checkbox>
      </div>
      {serial && (
        <div className={css.grid}>
          <Field label={t('formSettings.serialPrefix')} error={form.errors.serial}>
            <Input
              value={serial.prefix}
              maxLength={20}
              onChange={({ target }) => form.set('serial', { ...serial, prefix: target.value })}
            />
          </Field>
          <Field label={t('formSettings.serialDigits')}>
            <InputNumber<number>
              min={1}
              max={10}
              precision={0}
              value={serial.digits}
              onChange={(digits) => digits && form.set('serial', { ...serial, digits })}
            />
          </Field>
          <Field label={t('formSettings.serialReset')}>
            <Select
              value={serial.reset}
              options={serialResets.map((value) => ({ value, label: t(`formSettings.reset_${value}`) }))}
              onChange={(reset) => form.set('serial', { ...serial, reset })}
            />
          </Field>
        </div>
      )}
      <Field label={t('formSettings.nextForm')} hint={t('formSettings.nextFormHint')} error={form.errors.nextFormId}>
        <Select
          allowClear
          placeholder={t('formSettings.nextFormNone')}
          value={nextFormId}
          options={forms}
          onChange={(id: number | undefined) => form.set('nextFormId', id ?? null)}
        />
      </Field>
    </SettingPanel>
  )
}
