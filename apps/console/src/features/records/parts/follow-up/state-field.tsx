import type { FollowUpState } from '@matai/contract'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { followUpStates } from '../follow-up-states.ts'

interface StateFieldProps {
  /** Empty: as it is. */
  value: FollowUpState | ''
  onChange: (state: FollowUpState | '') => void
  error: string | undefined
}

/** How far a record is from now on, or as it was. */
export function StateField({ value, onChange, error }: StateFieldProps) {
  const { t } = useTranslation()
  return (
    <Field label={t('recordScreens.followUpState')} error={error}>
      <Select
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: t('recordScreens.followUpSame') },
          ...followUpStates.map((state) => ({ value: state, label: t(`recordScreens.state_${state}`) })),
        ]}
      />
    </Field>
  )
}
