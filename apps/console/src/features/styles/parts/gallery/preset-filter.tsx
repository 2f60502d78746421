import { type Trade, trades } from '@matai/qr/presets'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../../../../ui/icons.ts'
import css from './preset-filter.module.css'

interface PresetFilterProps {
  trade: Trade | ''
  keyword: string
  onChange: (change: { trade?: Trade | ''; keyword?: string }) => void
}

/** Narrows our looks to a trade, and to words. */
export function PresetFilter({ trade, keyword, onChange }: PresetFilterProps) {
  const { t } = useTranslation()
  return (
    <div className={css.filter}>
      <Input
        className={css.search}
        prefix={<SearchIcon />}
        allowClear
        value={keyword}
        aria-label={t('styles.searchPresets')}
        placeholder={t('styles.searchPresets')}
        onChange={(event) => onChange({ keyword: event.target.value })}
      />
      <div className={css.trades} role="group" aria-label={t('styles.trade')}>
        {(['', ...trades] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === trade} onClick={() => onChange({ trade: one })}>
            {one === '' ? t('styles.allTrades') : t(`presets.trade_${one}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
