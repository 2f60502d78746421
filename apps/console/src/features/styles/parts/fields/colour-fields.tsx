import { foreTypes, gradientWays } from '@matai/qr'
import { contrastOf } from '@matai/qr/scan-check'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from './choice-field.tsx'
import { ColourField } from './colour-field.tsx'
import { FieldGroup } from './field-group.tsx'
import css from './fields.module.css'
import type { StyleFieldProps } from './style-field-props.ts'

/** Colours of the code, its eyes and its background; a gradient asks for its end and its way. */
export function ColourFields({ style, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  const gradient = style.foreType === 'gradient'
  const { contrast, verdict } = contrastOf(style)
  // Colours alone do not tell how dark a picture is: only the pixels at the right do.
  const hidden = style.bgUrl !== null && verdict !== 'good'
  return (
    <FieldGroup>
      <p className={css.contrast} data-verdict={hidden ? 'low' : verdict} role="status">
        {hidden
          ? t('styles.contrastPicture')
          : t(`styles.contrast_${verdict}`, { percent: Math.round(contrast * 100) })}
      </p>
      <ChoiceField
        label={t('styles.foreType')}
        value={style.foreType}
        options={foreTypes.map((value) => ({ value, label: t(`styles.fore_${value}`) }))}
        onChange={(foreType) => onChange({ foreType, foreColorTwo: style.foreColorTwo ?? style.foreColor })}
      />
      {gradient && (
        <ChoiceField
          label={t('styles.gradientWay')}
          value={style.gradientWay}
          options={gradientWays.map((value) => ({ value, label: t(`styles.way_${value}`) }))}
          onChange={(gradientWay) => onChange({ gradientWay })}
        />
      )}
      <div className={css.rows}>
        <ColourField
          label={gradient ? t('styles.foreColorFrom') : t('styles.foreColor')}
          value={style.foreColor}
          onChange={(foreColor) => onChange({ foreColor })}
        />
        {gradient && (
          <ColourField
            label={t('styles.foreColorTo')}
            value={style.foreColorTwo ?? style.foreColor}
            onChange={(foreColorTwo) => onChange({ foreColorTwo })}
          />
        )}
        <ColourField
          label={t('styles.bgColor')}
          value={style.bgColor}
          ground
          onChange={(bgColor) => onChange({ bgColor })}
        />
        <ColourField
          label={t('styles.eyeOutColor')}
          value={style.eyeOutColor ?? style.foreColor}
          onChange={(eyeOutColor) => onChange({ eyeOutColor })}
          onReset={style.eyeOutColor === null ? undefined : () => onChange({ eyeOutColor: null })}
        />
        <ColourField
          label={t('styles.eyeInColor')}
          value={style.eyeInColor ?? style.foreColor}
          onChange={(eyeInColor) => onChange({ eyeInColor })}
          onReset={style.eyeInColor === null ? undefined : () => onChange({ eyeInColor: null })}
        />
      </div>
    </FieldGroup>
  )
}
