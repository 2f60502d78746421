import { bodyReaders, bodyTypes, eyeReaders, type EyeType, eyeTypes, type Readers, readersOf } from '@matai/qr'
import { useTranslation } from 'react-i18next'
import { RecoverIcon } from '../../../../ui/icons.ts'
import { FieldGroup } from './field-group.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { shapeSample } from './shape-samples.ts'
import type { StyleFieldProps } from './style-field-props.ts'

/** What the modules look like, and the eyes outside and inside. */
export function ShapeFields({ style, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  const { eyeType } = style
  const inside = style.eyeInType ?? 'same'
  const picture = (address: string) => <img src={address} alt="" width={46} height={46} />
  const read = (readers: Readers) => ({
    hint: t(`styles.readers_${readers}`),
    ...(readers === 'all' && { mark: <RecoverIcon aria-hidden /> }),
  })
  return (
    <FieldGroup>
      <PictureChoice
        label={t('styles.bodyType')}
        value={style.bodyType}
        options={bodyTypes.map((value) => ({
          value,
          name: t(`styles.body_${value}`),
          hint: t(`styles.readers_${bodyReaders[value]}`),
          picture: picture(shapeSample('body', { bodyType: value })),
        }))}
        onChange={(bodyType) => onChange({ bodyType })}
      />
      <PictureChoice
        label={t('styles.eyeOut')}
        value={eyeType}
        options={eyeTypes.map((value) => ({
          value,
          name: t(`styles.eye_${value}`),
          ...read(eyeReaders[value]),
          picture: picture(shapeSample('eye', { eyeType: value, eyeInType: style.eyeInType })),
        }))}
        onChange={(next) => onChange({ eyeType: next })}
      />
      <PictureChoice<EyeType | 'same'>
        label={t('styles.eyeIn')}
        value={inside}
        options={[
          {
            value: 'same',
            name: t('styles.eyeInSame'),
            picture: picture(shapeSample('eye', { eyeType })),
          },
          ...eyeTypes.map((value) => ({
            value,
            name: t(`styles.eye_${value}`),
            picture: picture(shapeSample('ball', { eyeType, eyeInType: value })),
          })),
        ]}
        note={t(`styles.readersOf_${readersOf(style)}`)}
        onChange={(value) => onChange({ eyeInType: value === 'same' ? null : value })}
      />
    </FieldGroup>
  )
}
