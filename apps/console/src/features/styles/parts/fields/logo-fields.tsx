import type { Style } from '@matai/contract'
import { logoShapes, styleLimits } from '@matai/qr'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { logoBytesMax } from 'virtual:contract-constants'
import type { LoadedPictures, StyleFiles } from '../pictures/style-files.ts'
import { ChoiceField } from './choice-field.tsx'
import { FieldGroup } from './field-group.tsx'
import css from './fields.module.css'
import { PictureField } from './picture-field.tsx'
import { SliderField } from './slider-field.tsx'
import type { StyleFieldProps } from './style-field-props.ts'

interface PictureFieldsProps extends StyleFieldProps {
  pictures: LoadedPictures
  onChange: (changes: Partial<Style>, files?: Partial<StyleFiles>) => void
}

/** The picture in the middle of the code. */
export function LogoFields({ style, onChange, pictures }: PictureFieldsProps) {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t('styles.logo')}>
      <PictureField
        label={t('styles.logoPicture')}
        chosen={style.logoUrl !== null}
        picture={pictures.logo}
        uploadLabel={t('styles.logoUpload')}
        most={{ bytes: logoBytesMax, fault: t('styles.logoTooLarge') }}
        onStored={({ id, url }) => onChange({ logoUrl: id }, { logo: url })}
        onRemove={() => onChange({ logoUrl: null })}
      />
      {style.logoUrl && (
        <>
          <ChoiceField
            label={t('styles.logoShape')}
            value={style.logoShap}
            options={logoShapes.map((value) => ({ value, label: t(`styles.logo_${value}`) }))}
            onChange={(logoShap) => onChange({ logoShap })}
          />
          <div className={css.rows}>
            <SliderField
              label={t('styles.logoSize')}
              value={style.logoSize}
              unit="%"
              {...styleLimits.logoSize}
              onChange={(logoSize) => onChange({ logoSize })}
            />
          </div>
          <Checkbox checked={style.logoShadow} onChange={(event) => onChange({ logoShadow: event.target.checked })}>
            {t('styles.logoShadow')}
          </Checkbox>
        </>
      )}
    </FieldGroup>
  )
}

/** The picture under the code, with paper laid over it so that the code stands out. */
export function BackgroundFields({ style, onChange, pictures }: PictureFieldsProps) {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t('styles.background')}>
      <PictureField
        label={t('styles.backgroundPicture')}
        chosen={style.bgUrl !== null}
        picture={pictures.background}
        uploadLabel={t('styles.backgroundUpload')}
        onStored={({ id, url }) => onChange({ bgUrl: id }, { background: url })}
        onRemove={() => onChange({ bgUrl: null })}
      />
      {style.bgUrl && (
        <div className={css.rows}>
          <SliderField
            label={t('styles.bgFade')}
            value={style.bgFade}
            unit="%"
            {...styleLimits.bgFade}
            onChange={(bgFade) => onChange({ bgFade })}
          />
        </div>
      )}
    </FieldGroup>
  )
}
