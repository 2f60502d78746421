import type { Style } from '@matai/contract'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { QrPicture, StyleChoice, startStyle } from '../../styles/public.tsx'
import css from '../coupons.module.css'

interface StyleFieldProps {
  value: Style | null
  error: string | undefined
  onChange: (style: Style | null) => void
}

/** A code as long as those of coupons. */
const sample = () => `${location.origin}/c/Ab3dEf7hJk4mNp8q/4K7M9P2R5T`

/** How the codes are drawn on paper and in pictures: a style of the account, or one of our looks. */
export function StyleField({ value, error, onChange }: StyleFieldProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const style = value ?? startStyle
  return (
    <div>
      <span className={css.label}>{t('coupons.style')}</span>
      <div className={css.pair}>
        <QrPicture content={sample()} style={style} alt={t('coupons.style')} width={88} />
        <Button onClick={() => setOpen(true)}>{t('coupons.styleChoose')}</Button>
        {value && (
          <Button type="text" onClick={() => onChange(null)}>
            {t('coupons.stylePlain')}
          </Button>
        )}
        {isOpen && (
          <StyleDialog
            style={style}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChange(chosen)
              setOpen(false)
            }}
          />
        )}
      </div>
      <p className={error ? css.fault : css.note} role={error ? 'alert' : undefined}>
        {error ?? t('coupons.styleHint')}
      </p>
    </div>
  )
}

interface StyleDialogProps {
  style: Style
  onClose: () => void
  onChoose: (style: Style) => void
}

function StyleDialog({ style, onClose, onChoose }: StyleDialogProps) {
  const { t } = useTranslation()
  const [change, setChange] = useState<Partial<Style> | null>(null)
  return (
    <Dialog
      title={t('coupons.styleChoose')}
      action={t('coupons.styleTake')}
      disabled={change === null}
      onAct={() => change && onChoose({ ...startStyle, ...style, ...change })}
      onClose={onClose}
      width={640}
    >
      <Suspense fallback={<Skeleton rows={6} height={28} />}>
        <StyleChoice content={sample()} style={style} onChoose={setChange} />
      </Suspense>
    </Dialog>
  )
}
