import { styleLimits } from '@matai/qr'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { ColourField } from './colour-field.tsx'
import { FieldGroup } from './field-group.tsx'
import css from './fields.module.css'
import { SliderField } from './slider-field.tsx'
import type { StyleFieldProps } from './style-field-props.ts'

/** The line under the code. */
export function TextFields({ style, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t('styles.text')}>
      <Field label={t('styles.embedText')}>
        <Input
          value={style.embedText}
          maxLength={styleLimits.embedText.max}
          showCount
          placeholder={t('styles.embedTextExample')}
          onChange={(event) => onChange({ embedText: event.target.value })}
        />
      </Field>
      {style.embedText.trim() !== '' && (
        <div className={css.rows}>
          <SliderField
            label={t('styles.embedTextSize')}
            value={style.embedTextSize}
            {...styleLimits.embedTextSize}
            onChange={(embedTextSize) => onChange({ embedTextSize })}
          />
          <ColourField
            label={t('styles.embedTextColor')}
            value={style.embedTextColor}
            onChange={(embedTextColor) => onChange({ embedTextColor })}
          />
        </div>
      )}
    </FieldGroup>
  )
}
