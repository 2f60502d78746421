import type { Style } from '@matai/contract'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filesOf, type StyleFiles } from '../pictures/style-files.ts'
import { useStylePictures } from '../pictures/use-style-pictures.ts'
import { QrPicture } from '../qr-picture.tsx'
import { startStyle } from '../start-style.ts'
import css from './style-field.module.css'

/** Comes with its decoder, which nobody needs before it is opened. */
const StudioDialog = lazy(async () => ({ default: (await import('./studio-dialog.tsx')).StudioDialog }))

interface StyleFieldProps {
  /** Text as long as the codes will hold. */
  content: string
  /** null: plain */
  value: Style | null
  /** Pictures that the saved style names. */
  files: readonly { id: string; url: string }[]
  error: string | undefined
  onChange: (style: Style | null) => void
}

/** How codes are drawn on paper and in pictures, as a field among others; it is designed in the studio. */
export function StyleField({ content, value, files, error, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const style = value ?? startStyle
  const [chosen, setChosen] = useState<StyleFiles>(() => filesOf(style, files))
  const pictures = useStylePictures(style, chosen)
  return (
    <div role="group" aria-label={t('styles.field')}>
      <span className={css.label}>{t('styles.field')}</span>
      <div className={css.field}>
        <QrPicture content={content} style={style} {...pictures} alt={t('styles.field')} width={88} />
        <Button onClick={() => setOpen(true)}>{t('styles.fieldChoose')}</Button>
        {value && (
          <Button type="text" onClick={() => onChange(null)}>
            {t('styles.fieldPlain')}
          </Button>
        )}
        {isOpen && (
          <Suspense>
            <StudioDialog
              {...{ content, style, files: chosen }}
              onClose={() => setOpen(false)}
              onDone={(designed, named) => {
                setChosen(named)
                onChange(designed)
                setOpen(false)
              }}
            />
          </Suspense>
        )}
      </div>
      <p className={error ? css.fault : css.note} role={error ? 'alert' : undefined}>
        {error ?? t('styles.fieldHint')}
      </p>
    </div>
  )
}
