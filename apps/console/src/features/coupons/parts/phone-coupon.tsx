import type { StoredFile } from '@matai/contract'
import { pagePalettes } from '@matai/content/page-theme'
import { useTranslation } from 'react-i18next'
import css from '../coupons.module.css'

interface PhoneCouponProps {
  name: string
  item: string
  words: string
  colour: string
  cover: StoredFile | null
  validity: string
}

/** What a visitor will see, in small. */
export function PhoneCoupon({ name, item, words, colour, cover, validity }: PhoneCouponProps) {
  const { t } = useTranslation()
  const { paper, ink, accent } = pagePalettes('plain', colour).light
  return (
    <figure className={css.phone} style={{ background: paper, color: ink }} aria-label={t('coupons.preview')}>
      {cover && <img src={cover.url} alt="" />}
      <strong>{name || t('coupons.name')}</strong>
      <span>{item || t('coupons.itemName')}</span>
      <span className={css.phoneCode} style={{ borderColor: accent }}>
        4K7M9P2R5T
      </span>
      <small>{validity}</small>
      {words && <small className={css.phoneWords}>{words}</small>}
    </figure>
  )
}
