import { Button, Checkbox, Popover } from 'antd'
import { useTranslation } from 'react-i18next'
import { ColumnsIcon } from '../icons.ts'
import css from './list.module.css'
import type { ShownColumns } from './shown-columns.ts'

/** Which columns a person wants to see. */
export function ColumnChoice<Row>({ columns }: { columns: ShownColumns<Row> }) {
  const { t } = useTranslation()
  const free = columns.all.filter((column) => !column.locked)
  if (free.length === 0) return null
  const shown = columns.shown.map((column) => column.key)
  const toggle = (key: string, wanted: boolean) =>
    columns.choose(wanted ? [...shown, key] : shown.filter((other) => other !== key))
  const boxes = free.map(({ key, title }) => (
    <Checkbox key={key} checked={shown.includes(key)} onChange={(event) => toggle(key, event.target.checked)}>
      {title}
    </Checkbox>
  ))
  return (
    <Popover trigger="click" placement="bottomRight" content={<div className={css.columns}>{boxes}</div>}>
      <Button type="text" icon={<ColumnsIcon />} aria-label={t('app.columns')} title={t('app.columns')} />
    </Popover>
  )
}
