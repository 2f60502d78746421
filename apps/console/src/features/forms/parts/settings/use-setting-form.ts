import type { FormSettings } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { useSettingsChanged } from './settings-queries.ts'

interface SettingFormOptions<Values> {
  formId: number
  initial: Values
  send: (values: Values) => Promise<FormSettings>
}

/** A part of the settings while it is written. What the server finds wrong stands at its field. */
export function useSettingForm<Values extends object>({ formId, initial, send }: SettingFormOptions<Values>) {
  const { t } = useTranslation()
  const changed = useSettingsChanged(formId)
  const form = useForm<Values>({
    initial,
    showsFailure: true,
    // The call takes settings under one name; the fields stand one level higher here.
    valueAt: (path) => (path[0] === 'settings' ? path.slice(1) : path),
    async onSubmit(values) {
      changed(await send(values))
      form.reset(values)
      toast.success(t('formSettings.saved'))
    },
  })
  return form
}
