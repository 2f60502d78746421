import type { Style } from '@matai/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './preset-gallery.module.css'
import { presetOf, presets, withLook } from './presets.ts'
import { QrPicture } from './qr-picture.tsx'

interface PresetGalleryProps {
  content: string
  style: Style
  onChoose: (style: Style) => void
}

/** Our looks, each drawn with the reader's own code. */
export function PresetGallery({ content, style, onChoose }: PresetGalleryProps) {
  const { t } = useTranslation()
  const name = useId()
  const chosen = presetOf(style)
  return (
    <fieldset className={styles.gallery}>
      <legend>{t('styles.presets')}</legend>
      <div className={styles.cards}>
        {presets.map((preset) => (
          <label key={preset.id} className={styles.card}>
            <input
              type="radio"
              name={name}
              checked={preset === chosen}
              onChange={() => onChoose(withLook(style, preset.look))}
            />
            <QrPicture
              content={content}
              style={{ ...withLook(style, preset.look), embedText: '', logoUrl: null }}
              alt=""
              width={92}
            />
            <span>{t(preset.name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
