import type { Style } from '@matai/contract'
import { presets, type Trade } from '@matai/qr/presets'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QrPicture } from '../qr-picture.tsx'
import { PresetFilter } from './preset-filter.tsx'
import css from './preset-gallery.module.css'
import { lookOf, presetOf, presetsFor } from './presets.ts'

interface PresetGalleryProps {
  content: string
  style: Style
  /** What of the style is to change. */
  onChoose: (look: Partial<Style>) => void
}

/** Our looks, each drawn with the reader's own code. */
export function PresetGallery({ content, style, onChoose }: PresetGalleryProps) {
  const { t } = useTranslation()
  const name = useId()
  const [filter, setFilter] = useState<{ trade: Trade | ''; keyword: string }>({ trade: '', keyword: '' })
  const chosen = presetOf(style)
  const words = t('styles.frameTextExample')
  const found = presetsFor(presets, { ...filter, nameOf: ({ id }) => t(`presets.${id}`) })
  return (
    <section className={css.gallery} aria-label={t('styles.presets')}>
      <PresetFilter {...filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      <fieldset className={css.cards}>
        <legend className="visually-hidden">{t('styles.presets')}</legend>
        {found.map((preset) => (
          <label key={preset.id} className={css.card}>
            <input
              type="radio"
              name={name}
              checked={preset.id === chosen?.id}
              onChange={() => onChoose(lookOf(style, preset.look, words))}
            />
            <QrPicture
              content={content}
              style={{ ...style, ...lookOf(style, preset.look, words), embedText: '', logoUrl: null, bgUrl: null }}
              alt=""
              width={92}
            />
            <span>{t(`presets.${preset.id}`)}</span>
          </label>
        ))}
      </fieldset>
      {found.length === 0 && <p className={css.nothing}>{t('styles.noPreset')}</p>}
    </section>
  )
}
