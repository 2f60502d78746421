import { bodyTypes, defaultStyle, eyeTypes, type QrStyle } from '@matai/qr'
import { useTranslation } from 'react-i18next'
import { QrPicture } from '../qr-picture.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FieldGroup } from './field-group.tsx'
import type { StyleFieldProps } from './style-field-props.ts'

const sample = (changes: Partial<QrStyle>) => (
  <QrPicture content="1" style={{ ...defaultStyle, level: 'L', margin: 1, ...changes }} alt="" width={48} />
)

export function ShapeFields({ style, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t('styles.shapes')}>
      <ChoiceField
        label={t('styles.bodyType')}
        value={style.bodyType}
        options={bodyTypes.map((value) => ({
          value,
          label: t(`styles.body_${value}`),
          picture: sample({ bodyType: value }),
        }))}
        onChange={(bodyType) => onChange({ bodyType })}
      />
      <ChoiceField
        label={t('styles.eyeType')}
        value={style.eyeType}
        options={eyeTypes.map((value) => ({
          value,
          label: t(`styles.eye_${value}`),
          picture: sample({ eyeType: value }),
        }))}
        onChange={(eyeType) => onChange({ eyeType })}
      />
    </FieldGroup>
  )
}
