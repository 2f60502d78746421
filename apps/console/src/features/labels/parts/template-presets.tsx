import type { Translate } from '@matai/i18n'
import { labelPresets } from '@matai/label/presets'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import css from './template-list.module.css'
import { LabelThumb } from './template-thumb.tsx'

/** Our own designs by what they are for; a click starts a new template from one. */
export function LabelPresets() {
  const { t } = useTranslation()
  return (
    <section className={css.section} aria-label={t('labelEditor.presets')}>
      <h2>{t('labelEditor.presets')}</h2>
      <ul className={css.list}>
        {labelPresets.map((preset) => {
          const design = preset.make(sayWith(t))
          return (
            <li key={preset.key}>
              <Link to={paths.newLabel} search={{ preset: preset.key } as never} className={css.preset}>
                <span className={css.thumb}>
                  <LabelThumb design={design} />
                </span>
                <span className={css.words}>
                  <b>{t(preset.name)}</b>
                  <small>{t('labelEditor.measures', { ...design })}</small>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Designs are written in the language that the screen speaks. */
export function sayWith(t: TFunction): Translate {
  return (key, params = {}) => t(key, { ...params })
}
