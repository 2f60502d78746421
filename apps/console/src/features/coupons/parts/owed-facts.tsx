import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../ui/format.ts'
import css from '../coupons.module.css'

interface Owed {
  issued: number
  redeemed: number
  expired: number
  open: number
}

const facts = ['issued', 'redeemed', 'expired', 'open'] as const

/** Redemptions that were promised, and what became of them. */
export function OwedFacts({ owed }: { owed: Owed | undefined }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{t(`coupons.fact_${fact}`)}</dt>
          <dd>{owed ? formatNumber(owed[fact]) : '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
