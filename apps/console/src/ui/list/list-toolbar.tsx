import { Button, Input } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setPreference, usePreferences } from '../../preferences.ts'
import { CardsIcon, ComfortableIcon, CompactIcon, FilterIcon, ListIcon } from '../icons.ts'
import { useLooking } from '../looking.ts'
import { ColumnChoice } from './column-choice.tsx'
import css from './list.module.css'
import type { ListState } from './list-state.ts'
import type { ShownColumns } from './shown-columns.ts'
import type { View } from './use-view.ts'

/** Milliseconds of quiet after which a typed search is sent. */
const searchPause = 300

interface ListToolbarProps<Row> {
  state: ListState
  onChange: (change: Partial<ListState>) => void
  /** What of the rows is looked at: "name, number". Without it nothing can be typed. */
  searchBy?: string
  filters: ReactNode
  primary: ReactNode
  /** Without it there is nothing to choose. */
  onView?: (view: View) => void
  /** Whether cards are shown, which have no columns. */
  asCards: boolean
  columns: ShownColumns<Row>
}

export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { state, onChange, onView, asCards: cards, columns } = props
  const { t } = useTranslation()
  const looking = useLooking()
  return (
    <div className={css.toolbar}>
      {props.searchBy && (
        <FilterInput by={props.searchBy} keyword={state.keyword} onSearch={(keyword) => onChange({ keyword })} />
      )}
      {props.filters}
      <div className={css.toolbarEnd}>
        {onView && (
          <Button
            type="text"
            icon={cards ? <ListIcon /> : <CardsIcon />}
            aria-label={cards ? t('app.viewTable') : t('app.viewCards')}
            title={cards ? t('app.viewTable') : t('app.viewCards')}
            onClick={() => onView(cards ? 'table' : 'cards')}
          />
        )}
        {!cards && <DensitySwitch />}
        {!cards && <ColumnChoice columns={columns} />}
        {looking === undefined && props.primary}
      </div>
    </div>
  )
}

/** Low rows show twice as many. */
function DensitySwitch() {
  const { t } = useTranslation()
  const compact = usePreferences(({ density }) => density) === 'compact'
  const label = t(compact ? 'app.rowsComfortable' : 'app.rowsCompact')
  return (
    <Button
      type="text"
      icon={compact ? <ComfortableIcon /> : <CompactIcon />}
      aria-label={label}
      title={label}
      onClick={() => setPreference('density', compact ? 'comfortable' : 'compact')}
    />
  )
}

interface FilterInputProps {
  by: string
  keyword: string
  onSearch: (keyword: string) => void
}

/** Narrows the list under it, and says so: what finds everything stands at the head of the frame. */
function FilterInput({ by, keyword, onSearch }: FilterInputProps) {
  const { t } = useTranslation()
  const label = t('app.filterList', { by })
  const [typed, setTyped] = useState(keyword)
  useEffect(() => setTyped(keyword), [keyword])
  useEffect(() => {
    if (typed.trim() === keyword) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), searchPause)
    return () => clearTimeout(timer)
  })
  return (
    <Input
      className={css.search ?? ''}
      type="search"
      allowClear
      prefix={<FilterIcon aria-hidden />}
      aria-label={label}
      placeholder={label}
      title={label}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onSearch(typed.trim())}
    />
  )
}
