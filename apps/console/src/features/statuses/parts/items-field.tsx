import { Button, Checkbox, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import {
  statusColourNames,
  statusColours,
  statusItemsMax,
  statusNameMax,
  statusShapes,
} from 'virtual:contract-constants'
import { AddIcon, DeleteIcon } from '../../../ui/icons.ts'
import { Shape } from '../../../ui/shape-tag.tsx'
import { lookOf } from './queries.ts'
import { type ItemDraft, newItem } from './status-draft.ts'
import css from './statuses.module.css'

interface ItemsFieldProps {
  value: ItemDraft[]
  onChange: (items: ItemDraft[]) => void
  error: string | undefined
  /** What is wrong with one of them. */
  errorAt: (at: number) => string | undefined
}

/** Items of a status: what they are called, and how they are told apart with and without colour. */
export function ItemsField({ value, onChange, error, errorAt }: ItemsFieldProps) {
  const { t } = useTranslation()
  const change = (at: number, more: Partial<ItemDraft>) =>
    onChange(value.map((item, place) => (place === at ? { ...item, ...more } : item)))
  const choose = (at: number) => onChange(value.map((item, place) => ({ ...item, isDefault: place === at })))
  const remove = (at: number) => {
    const left = value.filter((_, place) => place !== at)
    onChange(
      left.some(({ isDefault }) => isDefault) ? left : left.map((item, place) => ({ ...item, isDefault: place === 0 })),
    )
  }
  return (
    <fieldset className={css.items}>
      <legend>{t('statusScreens.items')}</legend>
      <p className={css.soft}>{t('statusScreens.itemsHint')}</p>
      {value.map((item, at) => {
        const named = item.name || t('statusScreens.itemNumber', { number: at + 1 })
        const fault = errorAt(at)
        return (
          <div key={item.key} className={css.item}>
            <Shape {...lookOf(item)} />
            <Input
              className={css.name ?? ''}
              aria-label={t('statusScreens.itemName', { name: named })}
              value={item.name}
              maxLength={statusNameMax}
              status={fault ? 'error' : ''}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <Select
              aria-label={t('statusScreens.colourOf', { name: named })}
              value={item.colour}
              options={statusColourNames.map((colour) => ({
                value: colour,
                label: (
                  <span className={css.colour}>
                    <i style={{ background: statusColours[colour] }} />
                    {t(`statusScreens.colour_${colour}`)}
                  </span>
                ),
              }))}
              onChange={(colour) => change(at, { colour })}
            />
            <Select
              aria-label={t('statusScreens.shapeOf', { name: named })}
              value={item.shape}
              options={statusShapes.map((shape) => ({ value: shape, label: t(`statusScreens.shape_${shape}`) }))}
              onChange={(shape) => change(at, { shape })}
            />
            <Input
              className={css.letter ?? ''}
              aria-label={t('statusScreens.letterOf', { name: named })}
              placeholder={t('statusScreens.letter')}
              value={item.letter}
              maxLength={2}
              onChange={({ target }) => change(at, { letter: target.value })}
            />
            <Button
              type="text"
              icon={<DeleteIcon />}
              aria-label={t('statusScreens.removeItem', { name: named })}
              disabled={value.length === 1}
              onClick={() => remove(at)}
            />
            <div className={css.flags}>
              <Radio checked={item.isDefault} onChange={() => choose(at)}>
                {t('statusScreens.isDefault')}
              </Radio>
              <Checkbox checked={item.isProblem} onChange={({ target }) => change(at, { isProblem: target.checked })}>
                {t('statusScreens.isProblem')}
              </Checkbox>
            </div>
            {fault && (
              <p className={css.fault} role="alert">
                {fault}
              </p>
            )}
          </div>
        )
      })}
      <div>
        <Button
          icon={<AddIcon />}
          disabled={value.length >= statusItemsMax}
          onClick={() => onChange([...value, newItem(value)])}
        >
          {t('statusScreens.addItem')}
        </Button>
      </div>
      {error && (
        <p className={css.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
