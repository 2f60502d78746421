import { useSortable } from '@dnd-kit/sortable'
import type { BatchColumn } from '@matai/contract'
import { Button, Checkbox, Input, Select } from 'antd'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { columnNameMax, columnTypes } from '@matai/rules/batch-limits'
import { confirm } from '../../../../ui/confirm-store.ts'
import { Field } from '../../../../ui/field.tsx'
import { DownIcon, DragIcon, UpIcon } from '../../../../ui/editor-icons.ts'
import { DeleteIcon } from '../../../../ui/icons.ts'
import { nameProblem, usesOf } from './column-names.ts'
import css from './columns.module.css'
import type { BatchEditor } from './use-batch-editor.ts'

interface ColumnRowProps {
  editor: BatchEditor
  column: BatchColumn
  place: number
  /** Whether it was just added, so that its name is what is written next. */
  isNew: boolean
}

/** One column: its name, what its cells hold, and what whoever fills the workbook reads. */
export function ColumnRow({ editor, column, place, isNew }: ColumnRowProps) {
  const { t } = useTranslation()
  const { content, edit } = editor
  const { key, name, type, required, note } = column
  const sortable = useSortable({ id: key })
  const isKey = content.keyColumn === key
  const move = (to: number) => edit({ do: 'moveColumn', key, to, at: Date.now() })

  async function remove() {
    const uses = usesOf(content, name)
    const agreed =
      uses === 0 ||
      (await confirm({
        title: t('batchScreens.removeColumnTitle', { name }),
        text: t('batchScreens.removeColumnText', { count: uses }),
        action: t('batchScreens.removeColumn'),
        danger: true,
      }))
    if (agreed) edit({ do: 'removeColumn', key, at: Date.now() })
  }

  return (
    <li ref={sortable.setNodeRef} className={css.row} style={placedAt(sortable)} data-dragging={sortable.isDragging}>
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        className={css.handle}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={t('batchScreens.dragColumn', { name })}
      >
        <DragIcon />
      </button>
      <div className={css.fields} data-no-variables>
        <ColumnName editor={editor} column={column} isNew={isNew} />
        <Field label={t('batchScreens.type')}>
          <Select
            value={type}
            options={columnTypes.map((value) => ({ value, label: t(`batchScreens.type_${value}`) }))}
            onChange={(chosen) => edit({ do: 'changeColumn', key, change: { type: chosen }, at: Date.now() })}
          />
        </Field>
        <Field label={t('batchScreens.note')}>
          <Input
            value={note}
            maxLength={200}
            placeholder={t('batchScreens.noteExample')}
            onChange={(event) =>
              edit({ do: 'changeColumn', key, change: { note: event.target.value }, at: Date.now() })
            }
          />
        </Field>
        <Checkbox
          checked={required || isKey}
          disabled={isKey}
          title={isKey ? t('batchScreens.requiredAsKey') : ''}
          onChange={({ target }) =>
            edit({ do: 'changeColumn', key, change: { required: target.checked }, at: Date.now() })
          }
        >
          {t('batchScreens.required')}
        </Checkbox>
      </div>
      <div className={css.deeds}>
        <Button
          type="text"
          size="small"
          icon={<UpIcon />}
          aria-label={t('batchScreens.columnUp', { name })}
          disabled={place === 0}
          onClick={() => move(place - 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<DownIcon />}
          aria-label={t('batchScreens.columnDown', { name })}
          disabled={place === content.columns.length - 1}
          onClick={() => move(place + 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteIcon />}
          aria-label={t('batchScreens.removeColumnOf', { name })}
          onClick={() => void remove()}
        />
      </div>
    </li>
  )
}

/** The name as it is typed; texts follow when it is left, because half a name would fit other columns. */
function ColumnName({ editor, column: { key, name }, isNew }: Pick<ColumnRowProps, 'editor' | 'column' | 'isNew'>) {
  const { t } = useTranslation()
  const { content, edit } = editor
  const [typed, setTyped] = useState(name)
  const input = useRef<HTMLInputElement | null>(null)
  useEffect(() => setTyped(name), [name])
  useEffect(() => {
    if (isNew) input.current?.select()
  }, [isNew])
  const problem = nameProblem(content.columns, key, typed)
  const leave = () => {
    if (problem) setTyped(name)
    else edit({ do: 'renameColumn', key, name: typed, at: Date.now() })
  }
  return (
    <Field label={t('batchScreens.columnName')} error={problem ? t(problem) : undefined} required>
      <Input
        ref={(field) => {
          input.current = field?.input ?? null
        }}
        value={typed}
        maxLength={columnNameMax}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onPressEnter={leave}
      />
    </Field>
  )
}

function placedAt({ transform, transition }: ReturnType<typeof useSortable>): CSSProperties {
  return transform
    ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, ...(transition && { transition }) }
    : {}
}
