import type { StoredFile } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '../../../../ui/brand-mark.tsx'
import css from './enterprise.module.css'

interface LoginPreviewProps {
  name: string
  logo: StoredFile | null
  background: StoredFile | null
}

/** The sign-in page in small, to look at. */
export function LoginPreview({ name, logo, background }: LoginPreviewProps) {
  const { t } = useTranslation()
  const ground = background ? { backgroundImage: `url("${background.url}")` } : {}
  return (
    <section className={css.page} style={ground} aria-label={t('enterprise.preview')}>
      <div className={css.card}>
        <p className={css.head}>
          {logo ? <img src={logo.url} alt="" /> : <BrandMark />}
          {name || t('app.name')}
        </p>
        <span className={css.line}>{t('enterprise.previewMobile')}</span>
        <span className={css.line}>{t('enterprise.previewPassword')}</span>
        <span className={css.button}>{t('accounts.login')}</span>
      </div>
    </section>
  )
}
