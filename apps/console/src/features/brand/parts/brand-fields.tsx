import type { Brand, StoredFile } from '@matai/contract'
import { pagePalettes, pageThemes } from '@matai/content/page-theme'
import { useTranslation } from 'react-i18next'
import css from '../brand.module.css'
import { PageColour } from './page-colour.tsx'
import { PictureInput } from './picture-input.tsx'

/** What is chosen of a look while it is edited. */
export interface BrandValues extends Pick<Brand, 'theme' | 'colour'> {
  logoId: StoredFile | null
  coverId: StoredFile | null
}

export const valuesOf = ({ theme, colour, logo, cover }: Brand): BrandValues => ({
  ...{ theme, colour },
  logoId: logo,
  coverId: cover,
})

export const draftOf = ({ theme, colour, logoId, coverId }: BrandValues) => ({
  ...{ theme, colour },
  logoId: logoId?.id ?? null,
  coverId: coverId?.id ?? null,
})

interface BrandFieldsProps {
  values: BrandValues
  errors: Partial<Record<keyof BrandValues, string | undefined>>
  set: <Key extends keyof BrandValues>(key: Key, value: BrandValues[Key]) => void
}

/** Logo, cover, colour and theme of pages. */
export function BrandFields({ values, errors, set }: BrandFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <PictureInput
        label={t('brand.logo')}
        hint={t('brand.logoHint')}
        file={values.logoId}
        error={errors.logoId}
        onChange={(file) => set('logoId', file)}
      />
      <PictureInput
        label={t('brand.cover')}
        hint={t('brand.coverHint')}
        file={values.coverId}
        error={errors.coverId}
        onChange={(file) => set('coverId', file)}
      />
      <PageColour
        label={t('brand.colour')}
        hint={t('brand.colourHint')}
        usual={t('brand.ourColour')}
        value={values.colour}
        error={errors.colour}
        onChange={(colour) => set('colour', colour)}
      />
      <fieldset className={css.themes}>
        <legend className={css.label}>{t('brand.theme')}</legend>
        {pageThemes.map((theme) => {
          const { paper, sheet, ink, accent, line } = pagePalettes(theme, values.colour).light
          return (
            <label key={theme} className={css.theme}>
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={values.theme === theme}
                onChange={() => set('theme', theme)}
              />
              <span className={css.swatch} style={{ background: paper, borderColor: line }} aria-hidden="true">
                <span style={{ background: sheet, borderColor: line, color: ink }}>
                  Aa
                  <i style={{ background: accent }} />
                </span>
              </span>
              {t(`brand.theme_${theme}`)}
            </label>
          )
        })}
      </fieldset>
    </>
  )
}
