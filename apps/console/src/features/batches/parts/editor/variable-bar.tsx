import type { BatchColumn } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { AddIcon } from '../../../../ui/icons.ts'
import css from './editor.module.css'

interface VariableBarProps {
  columns: readonly BatchColumn[]
  onInsert: (name: string) => void
  onAdd: () => void
}

/** A button for each column, which puts it where the author last wrote. */
export function VariableBar({ columns, onInsert, onAdd }: VariableBarProps) {
  const { t } = useTranslation()
  return (
    <div className={css.variables} role="toolbar" aria-label={t('batchScreens.insert')}>
      <span className={css.variablesLabel}>{t('batchScreens.insert')}</span>
      {columns.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className={css.variable}
          title={t('batchScreens.insertOf', { name })}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(name)}
        >
          {name}
        </button>
      ))}
      <Button size="small" type="text" icon={<AddIcon />} onClick={onAdd}>
        {t('batchScreens.addColumn')}
      </Button>
    </div>
  )
}
