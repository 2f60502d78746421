import { useTranslation } from 'react-i18next'
import css from '../group-codes.module.css'
import { InputNumber } from '../../../ui/number-input.tsx'

/** What is asked for pictures that are added; null: as is usual for what they show. */
export interface Lives {
  most: number | null
  days: number | null
}

export const given = ({ most, days }: Lives) => ({
  ...(most === null ? {} : { most }),
  ...(days === null ? {} : { days }),
})

/** Places and days of the pictures that are added next. */
export function LivesFields({ lives, onChange }: { lives: Lives; onChange: (lives: Lives) => void }) {
  const { t } = useTranslation()
  return (
    <div className={css.bar}>
      <label className={css.lives}>
        {t('groupCodes.most')}
        <InputNumber
          min={1}
          max={1_000_000}
          precision={0}
          placeholder={t('groupCodes.usual')}
          value={lives.most}
          onChange={(most) => onChange({ ...lives, most })}
        />
      </label>
      <label className={css.lives}>
        {t('groupCodes.days')}
        <InputNumber
          min={1}
          max={3_650}
          precision={0}
          placeholder={t('groupCodes.usual')}
          value={lives.days}
          onChange={(days) => onChange({ ...lives, days })}
        />
      </label>
    </div>
  )
}
