import { downloadSizes, levels, rotations, styleLimits } from '@matai/qr'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from './choice-field.tsx'
import { FieldGroup } from './field-group.tsx'
import css from './fields.module.css'
import { SizeAdvice } from './size-advice.tsx'
import { SliderField } from './slider-field.tsx'
import type { StyleFieldProps } from './style-field-props.ts'

/** How it is printed: size, margin, error correction, turn; and from how far a printed one is read. */
export function SizeFields({ content, style, onChange }: StyleFieldProps & { content: string }) {
  const { t } = useTranslation()
  const sizes: number[] = [...new Set([...downloadSizes, style.size])].sort((a, b) => a - b)
  return (
    <>
      <FieldGroup>
        <ChoiceField
          label={t('styles.size')}
          value={style.size}
          options={sizes.map((value) => ({ value, label: t('styles.pixels', { size: value }) }))}
          onChange={(size) => onChange({ size })}
        />
        <div className={css.rows}>
          <SliderField
            label={t('styles.margin')}
            value={style.margin}
            {...styleLimits.margin}
            onChange={(margin) => onChange({ margin })}
          />
        </div>
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
      <SizeAdvice content={content} style={style} />
    </>
  )
}
