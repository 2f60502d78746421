import { downloadSizes, levels, rotations, styleLimits } from '@matai/qr'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from './choice-field.tsx'
import { FieldGroup } from './field-group.tsx'
import { SliderField } from './slider-field.tsx'
import type { StyleFieldProps } from './style-field-props.ts'

/** How it is printed: size, margin, error correction, turn. */
export function SizeFields({ style, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  const sizes: number[] = [...new Set([...downloadSizes, style.size])].sort((a, b) => a - b)
  return (
    <FieldGroup title={t('styles.print')}>
      <ChoiceField
        label={t('styles.size')}
        value={style.size}
        options={sizes.map((value) => ({ value, label: t('styles.pixels', { size: value }) }))}
        onChange={(size) => onChange({ size })}
      />
      <SliderField
        label={t('styles.margin')}
        value={style.margin}
        {...styleLimits.margin}
        onChange={(margin) => onChange({ margin })}
      />
      <ChoiceField
        label={t('styles.level')}
        value={style.level}
        options={levels.map((value) => ({ value, label: t(`styles.level_${value}`) }))}
        onChange={(level) => onChange({ level })}
      />
      <ChoiceField
        label={t('styles.rotate')}
        value={style.rotate}
        options={rotations.map((value) => ({ value, label: `${value}°` }))}
        onChange={(rotate) => onChange({ rotate })}
      />
    </FieldGroup>
  )
}
