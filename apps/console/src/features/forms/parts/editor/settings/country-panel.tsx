import { Select } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import { useSpoken } from '../../../../../language.ts'
import { countries } from '../../../../accounts/public.tsx'
import type { PanelProps } from './panel.ts'

const search = { optionFilterProp: 'label' } as const

/** The country that stands there at first. */
export function CountryPanel({ setting, settings, set, label, hint, error }: PanelProps) {
  const options = useCountries()
  return (
    <Field label={label} hint={hint} error={error}>
      <Select
        showSearch={search}
        value={String(settings[setting])}
        options={options}
        onChange={(country) => set({ [setting]: country }, setting)}
      />
    </Field>
  )
}

/** The countries whose numbers are taken. */
export function CountriesPanel({ setting, settings, set, label, hint, error }: PanelProps) {
  const { t } = useTranslation()
  const options = useCountries()
  return (
    <Field label={label} hint={hint} error={error}>
      <Select
        mode="multiple"
        showSearch={search}
        placeholder={t('formEditor.allCountries')}
        value={settings[setting] as string[]}
        options={options}
        onChange={(chosen) => set({ [setting]: chosen }, setting)}
      />
    </Field>
  )
}

function useCountries() {
  const language = useSpoken((state) => state.language)
  return useMemo(
    () => countries().map(({ iso, dialCode, name }) => ({ value: iso, label: `${name[language]} +${dialCode}` })),
    [language],
  )
}
