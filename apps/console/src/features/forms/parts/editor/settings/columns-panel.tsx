import type { ComponentOf } from '@matai/form-kit/schema'
import { Checkbox, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { newId } from '../model/new-id.ts'
import { ListPanel } from './list-panel.tsx'
import type { PanelProps } from './panel.ts'
import { changedAt } from './row-list.ts'
import css from './settings.module.css'
import { withIds } from './with-ids.ts'
import { InputNumber } from '../../../../../ui/number-input.tsx'

type Column = ComponentOf<'table'>['settings']['columns'][number]

const cells = ['words', 'amount', 'day', 'choice', 'tick', 'photo'] as const

/** The columns of a table: what each takes, and when it has to be there. */
export function ColumnsPanel({ setting, settings, set, label, error, part }: PanelProps) {
  const { t } = useTranslation()
  const columns = settings[setting] as Column[]
  const write = (rows: Column[], field: string) => set({ [setting]: rows }, `${setting}.${field}`)
  const nameOf = (column: Column, at: number) => column.label || t('formEditor.columnOf', { at })
  const make = (): Column => ({
    id: newId(),
    label: '',
    cell: 'words',
    options: [],
    decimals: null,
    required: false,
    requiredFor: null,
  })
  return (
    <ListPanel
      label={label}
      error={error}
      rows={columns}
      most={part.max ?? 20}
      add={t('formEditor.addColumn')}
      make={make}
      nameOf={nameOf}
      onChange={write}
      row={(column, at) => {
        const change = (changed: Partial<Column>, field: string) =>
          write(changedAt(columns, at, changed), `${column.id}.${field}`)
        return (
          <>
            <Input
              aria-label={t('formEditor.columnOf', { at: at + 1 })}
              value={column.label}
              maxLength={50}
              onChange={({ target }) => change({ label: target.value }, 'label')}
            />
            <Select
              className={css.kind ?? ''}
              aria-label={t('formEditor.cellOf', { name: nameOf(column, at + 1) })}
              value={column.cell}
              options={cells.map((value) => ({ value, label: t(`formEditor.cell_${value}`) }))}
              onChange={(cell) => change({ cell }, 'cell')}
            />
            {column.cell === 'choice' && (
              <Select
                className={css.wide ?? ''}
                mode="tags"
                aria-label={t('formEditor.cellOptionsOf', { name: nameOf(column, at + 1) })}
                placeholder={t('formEditor.cellOptions')}
                tokenSeparators={['、', ',', '，']}
                value={column.options.map((option) => option.label)}
                onChange={(labels: string[]) => change({ options: withIds(column.options, labels, newId) }, 'options')}
                open={false}
              />
            )}
            {column.cell === 'amount' && (
              <InputNumber<number>
                aria-label={t('formEditor.setDecimals')}
                placeholder={t('formEditor.setDecimals')}
                min={0}
                max={10}
                value={column.decimals}
                onChange={(decimals) => change({ decimals }, 'decimals')}
              />
            )}
            <Checkbox
              checked={column.required}
              onChange={({ target }) => change({ required: target.checked }, 'required')}
            >
              {t('formEditor.setRequired')}
            </Checkbox>
            {!column.required && <RequiredFor column={column} columns={columns} onChange={change} />}
          </>
        )
      }}
    />
  )
}

interface RequiredForProps {
  column: Column
  columns: readonly Column[]
  onChange: (change: Partial<Column>, field: string) => void
}

/** A column that is asked for only where another has one of some options, such as a note for what is abnormal. */
function RequiredFor({ column, columns, onChange }: RequiredForProps) {
  const { t } = useTranslation()
  const others = columns.filter(({ id, cell, options }) => id !== column.id && cell === 'choice' && options.length > 0)
  if (others.length === 0) return null
  const options = others.flatMap((other) =>
    other.options.map((option) => ({
      value: `${other.id}:${option.id}`,
      label: t('formEditor.whenIs', { column: other.label, option: option.label }),
    })),
  )
  const { requiredFor } = column
  const value = requiredFor?.options.map((option) => `${requiredFor.column}:${option}`) ?? []
  return (
    <Select
      className={css.wide ?? ''}
      mode="multiple"
      aria-label={t('formEditor.requiredFor')}
      placeholder={t('formEditor.requiredFor')}
      value={value}
      options={options}
      onChange={(chosen: string[]) => {
        const [of = ''] = chosen.at(-1)?.split(':') ?? []
        const named = chosen.filter((one) => one.startsWith(`${of}:`)).map((one) => one.slice(of.length + 1))
        onChange({ requiredFor: chosen.length > 0 ? { column: of, options: named } : null }, 'requiredFor')
      }}
    />
  )
}
