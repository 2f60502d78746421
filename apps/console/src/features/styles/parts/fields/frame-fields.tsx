import { frameTypes, styleLimits } from '@matai/qr'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../ui/field.tsx'
import { ColourField } from './colour-field.tsx'
import { FieldGroup } from './field-group.tsx'
import css from './fields.module.css'
import { PictureChoice } from './picture-choice.tsx'
import { frameSample } from './shape-samples.ts'
import type { StyleFieldProps } from './style-field-props.ts'

/** What stands around the code, and its few letters. */
export function FrameFields({ style, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  const { frameType, frameColor, frameText } = style
  const example = t('styles.frameTextExample')
  return (
    <FieldGroup title={t('styles.frame')}>
      <PictureChoice
        label={t('styles.frameType')}
        value={frameType}
        size="frame"
        options={frameTypes.map((value) => ({
          value,
          name: t(`styles.frame_${value}`),
          picture: (
            <img src={frameSample({ frameType: value, frameText: example, frameColor: '#0B6B50' })} alt="" width={72} />
          ),
        }))}
        onChange={(next) =>
          onChange({ frameType: next, frameText: frameType === 'none' && frameText === '' ? example : frameText })
        }
      />
      {frameType !== 'none' && (
        <div className={css.rows}>
          <Field label={t('styles.frameText')}>
            <Input
              value={frameText}
              maxLength={styleLimits.frameText.max}
              showCount
              placeholder={example}
              onChange={(event) => onChange({ frameText: event.target.value })}
            />
          </Field>
          <ColourField
            label={t('styles.frameColor')}
            value={frameColor}
            onChange={(next) => onChange({ frameColor: next })}
          />
        </div>
      )}
    </FieldGroup>
  )
}
