import type { FormSettings } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { SettingPanel } from './setting-panel.tsx'
import css from './settings.module.css'
import { useSettingForm } from './use-setting-form.ts'

const counts = ['perPerson', 'perPersonDay', 'perDay', 'total'] as const

/** How many records are taken; nothing is no limit. */
export function LimitsPanel({ formId, settings: { limits } }: { formId: number; settings: FormSettings }) {
  const { t } = useTranslation()
  const form = useSettingForm({
    formId,
    initial: limits,
    send: (settings) => client.formSettings.setLimits({ formId, settings }),
  })
  return (
    <SettingPanel title={t('formSettings.limits')} form={form}>
      <div className={css.grid}>
        {counts.map((key) => (
          <Field key={key} label={t(`formSettings.limit_${key}`)} error={form.errors[key]}>
            <InputNumber<number>
              min={1}
              max={1_000_000}
              precision={0}
              placeholder={t('formSettings.noLimit')}
              value={form.values[key]}
              onChange={(value) => form.set(key, value)}
            />
          </Field>
        ))}
      </div>
    </SettingPanel>
  )
}
