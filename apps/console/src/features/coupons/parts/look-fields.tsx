import type { StoredFile } from '@matai/contract'
import { pagePalettes, plainColour } from '@matai/content/page-theme'
import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureInput } from '../../brand/public.ts'
import css from '../coupons.module.css'

interface LookFieldsProps {
  colour: string
  cover: StoredFile | null
  errors: { colour?: string | undefined; cover?: string | undefined }
  onColour: (colour: string) => void
  onCover: (cover: StoredFile | null) => void
}

/** How the pages of a coupon are dressed on the phone; what is left out is as the account's pages are. */
export function LookFields({ colour, cover, errors, onColour, onCover }: LookFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <PictureInput
        label={t('coupons.cover')}
        hint={t('coupons.coverHint')}
        file={cover}
        error={errors.cover}
        onChange={onCover}
      />
      <div>
        <label className={css.label} htmlFor={id}>
          {t('coupons.colour')}
        </label>
        <div className={css.pair}>
          <input
            id={id}
            type="color"
            className={css.colour}
            value={colour || plainColour}
            onChange={({ target }) => onColour(target.value)}
          />
          {colour !== '' && (
            <Button type="text" onClick={() => onColour('')}>
              {t('coupons.colourOfAccount')}
            </Button>
          )}
        </div>
        <p className={errors.colour ? css.fault : css.note} role={errors.colour ? 'alert' : undefined}>
          {errors.colour ?? t('coupons.colourHint')}
        </p>
      </div>
    </>
  )
}

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
