import { styleLimits } from '@matai/qr'
import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourField } from './colour-field.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './fields.module.css'
import { SliderField } from './slider-field.tsx'
import type { StyleFieldProps } from './style-field-props.ts'

/** The line under the code. */
export function TextFields({ style, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <FieldGroup title={t('styles.text')}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {t('styles.embedText')}
        </label>
        <Input
          id={id}
          value={style.embedText}
          maxLength={styleLimits.embedText.max}
          showCount
          placeholder={t('styles.embedTextExample')}
          onChange={(event) => onChange({ embedText: event.target.value })}
        />
      </div>
      {style.embedText.trim() !== '' && (
        <>
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
        </>
      )}
    </FieldGroup>
  )
}
