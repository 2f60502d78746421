import { useTranslation } from 'react-i18next'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import css from '../brand.module.css'

/** A page as visitors see it with what was saved. */
export function BrandPreview({ html }: { html: string }) {
  const { t } = useTranslation()
  return (
    <PhoneFrame label={t('brand.example')}>
      <iframe className={css.page} title={t('brand.example')} sandbox="" srcDoc={html} />
    </PhoneFrame>
  )
}
