import type { AppointmentPlaces } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { useForm } from '../../../../ui/use-form.ts'

interface PlacesDialogProps {
  formId: number
  of: AppointmentPlaces
  onChanged: () => Promise<unknown>
  onClose: () => void
}

/** Places of a slot on one day; nothing is what the form has. */
export function PlacesDialog({ formId, of, onChanged, onClose }: PlacesDialogProps) {
  const { t } = useTranslation()
  const { component, day, slot, from, until, set, usual } = of
  const form = useForm<{ places: number | null }>({
    initial: { places: set },
    showsFailure: true,
    async onSubmit({ places }) {
      await client.appointments.setAppoint({ formId, component, day, slot, places })
      await onChanged()
      onClose()
    },
  })
  return (
    <DialogForm
      title={t('formSettings.slotChange', { day, time: `${from}–${until}` })}
      action={t('formSettings.save')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('formSettings.slotPlaces')} hint={t('formSettings.slotPlacesHint')} error={form.errors.places}>
        <InputNumber<number>
          min={0}
          max={100_000}
          precision={0}
          placeholder={usual === null ? t('formSettings.noLimit') : String(usual)}
          value={form.values.places}
          onChange={(places) => form.set('places', places)}
        />
      </Field>
    </DialogForm>
  )
}
