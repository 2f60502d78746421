import type { Brand } from '@matai/contract'
import { pagePalettes, pageThemes, plainColour } from '@matai/content/page-theme'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import css from '../brand.module.css'
import { brandQuery } from './brand-query.ts'
import { PictureInput } from './picture-input.tsx'

/** Sets how the pages look; the name stands with the account. */
export function BrandForm({ brand }: { brand: Brand }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const colourId = useId()
  const { values, errors, sending, set, submit } = useForm({
    initial: { theme: brand.theme, colour: brand.colour, logoId: brand.logo, coverId: brand.cover },
    onSubmit: async ({ theme, colour, logoId, coverId }) => {
      const saved = await client.brand.set({
        ...{ theme, colour },
        logoId: logoId?.id ?? null,
        coverId: coverId?.id ?? null,
      })
      queries.setQueryData(brandQuery.queryKey, saved)
      toast.success(t('brand.saved'))
    },
  })
  return (
    <Panel>
      <form className={css.form} onSubmit={submit} noValidate>
        <p className={css.note}>
          {t('brand.text')} <Link to={paths.user}>{t('brand.toName')}</Link>
        </p>
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
        <div>
          <label className={css.label} htmlFor={colourId}>
            {t('brand.colour')}
          </label>
          <div className={css.colour}>
            <input
              id={colourId}
              type="color"
              value={values.colour || plainColour}
              onChange={({ target }) => set('colour', target.value)}
            />
            {values.colour !== '' && (
              <Button type="text" onClick={() => set('colour', '')}>
                {t('brand.ourColour')}
              </Button>
            )}
          </div>
          <p className={css.note}>{t('brand.colourHint')}</p>
        </div>
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
        <Button type="primary" htmlType="submit" loading={sending}>
          {t('app.save')}
        </Button>
      </form>
    </Panel>
  )
}
