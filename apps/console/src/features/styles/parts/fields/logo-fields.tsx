import { logoShapes, styleLimits } from '@matai/qr'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadIcon } from '../../../../ui/icons.ts'
import { pictureTypes, UploadBar, useUploads } from '../../../files/public.ts'
import { ChoiceField } from './choice-field.tsx'
import { FieldGroup } from './field-group.tsx'
import styles from './fields.module.css'
import { SliderField } from './slider-field.tsx'
import type { StyleFieldProps } from './style-field-props.ts'

interface LogoFieldsProps extends StyleFieldProps {
  /** The logo as a data URI, when there is one and it could be loaded. */
  logo: string | null | undefined
  onLogoStored: (file: { id: string; url: string }) => void
}

/** The picture in the middle of the code. */
export function LogoFields({ style, onChange, logo, onLogoStored }: LogoFieldsProps) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  const [queue, uploads] = useUploads((_, file) => {
    if (file.kind !== 'picture') return t('files.imageFormat')
    onLogoStored(file)
    return undefined
  })
  const upload = uploads.get('logo')
  return (
    <FieldGroup title={t('styles.logo')}>
      <div className={styles.field}>
        <span className={styles.label}>{t('styles.logoPicture')}</span>
        <div className={styles.colour}>
          {style.logoUrl && logo && <img src={logo} alt={t('styles.logoPicture')} width={44} height={44} />}
          <Button icon={<UploadIcon />} onClick={() => picker.current?.click()}>
            {style.logoUrl ? t('styles.logoReplace') : t('styles.logoUpload')}
          </Button>
          {style.logoUrl && (
            <Button type="text" onClick={() => onChange({ logoUrl: null })}>
              {t('styles.logoRemove')}
            </Button>
          )}
          <input
            ref={picker}
            type="file"
            hidden
            accept={pictureTypes}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) queue.add('logo', file)
              target.value = ''
            }}
          />
        </div>
        {upload && (
          <UploadBar upload={upload} onRetry={() => queue.retry('logo')} onCancel={() => queue.cancel('logo')} />
        )}
      </div>
      {style.logoUrl && (
        <>
          <ChoiceField
            label={t('styles.logoShape')}
            value={style.logoShap}
            options={logoShapes.map((value) => ({ value, label: t(`styles.logo_${value}`) }))}
            onChange={(logoShap) => onChange({ logoShap })}
          />
          <SliderField
            label={t('styles.logoSize')}
            value={style.logoSize}
            unit="%"
            {...styleLimits.logoSize}
            onChange={(logoSize) => onChange({ logoSize })}
          />
        </>
      )}
    </FieldGroup>
  )
}
