import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons.ts'
import css from './list.module.css'

export interface FilterChip {
  key: string
  text: string
  onRemove: () => void
}

/** The filters that are set, each of which can be taken away. */
export function FilterChips({ chips, onClear }: { chips: FilterChip[]; onClear: () => void }) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={t('app.filtersSet')}>
      {chips.map(({ key, text, onRemove }) => (
        <li key={key} className={css.chip}>
          <span title={text}>{text}</span>
          <button
            type="button"
            className={css.chipRemove}
            aria-label={t('app.removeFilter', { filter: text })}
            onClick={onRemove}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <Button type="link" size="small" onClick={onClear}>
          {t('app.clearFilters')}
        </Button>
      </li>
    </ul>
  )
}
