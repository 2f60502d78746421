import { useSortable } from '@dnd-kit/sortable'
import type { PaperBlock, RecordLayout } from '@matai/contract'
import { Button, Input, Select } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../ui/format.ts'
import { paperTextMax, signLinesMax } from 'virtual:contract-constants'
import { DownIcon, DragIcon, UpIcon } from '../../../../ui/editor-icons.ts'
import { Field } from '../../../../ui/field.tsx'
import { DeleteIcon } from '../../../../ui/icons.ts'
import { InputNumber } from '../../../../ui/number-input.tsx'
import { faultOf, type Placed } from './blocks.ts'
import css from './layout.module.css'

interface BlockRowProps {
  placed: Placed
  place: number
  count: number
  questions: RecordLayout['questions']
  onChange: (block: PaperBlock) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One block of a layout: its handle, what it is, what can be set of it. */
export function BlockRow({ placed, place, count, questions, onChange, onMove, onRemove }: BlockRowProps) {
  const { t } = useTranslation()
  const sortable = useSortable({ id: placed.id })
  const { transform, transition } = sortable
  const name = t(`recordLayouts.kind_${placed.block.kind}`)
  const fault = faultOf(placed)
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    // A field of numbers would count on.
    event.stopPropagation()
    onMove(event.key === 'ArrowUp' ? place - 1 : place + 1)
  }

  return (
    <li
      ref={sortable.setNodeRef}
      className={css.row}
      style={style}
      data-dragging={sortable.isDragging}
      onKeyDownCapture={onKeyDown}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        className={css.handle}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={name}
      >
        <DragIcon />
      </button>
      <div className={css.set}>
        <strong>{name}</strong>
        <Settings block={placed.block} questions={questions} onChange={onChange} />
        {fault && (
          <p className={css.fault} role="alert">
            {t(`recordLayouts.${fault}`)}
          </p>
        )}
      </div>
      <Button
        type="text"
        size="small"
        icon={<UpIcon />}
        disabled={place === 0}
        aria-label={`${t('recordLayouts.up')} · ${name}`}
        onClick={() => onMove(place - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<DownIcon />}
        disabled={place === count - 1}
        aria-label={`${t('recordLayouts.down')} · ${name}`}
        onClick={() => onMove(place + 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteIcon />}
        disabled={count === 1}
        aria-label={t('recordLayouts.remove', { name })}
        onClick={onRemove}
      />
    </li>
  )
}

interface SettingsProps {
  block: PaperBlock
  questions: RecordLayout['questions']
  onChange: (block: PaperBlock) => void
}

function Settings({ block, questions, onChange }: SettingsProps) {
  const { t } = useTranslation()
  const columns = (most: number, value: number, change: (next: number) => void) => (
    <Field label={t('recordLayouts.columns')}>
      <InputNumber<number>
        min={1}
        max={most}
        precision={0}
        size="small"
        value={value}
        onChange={(next) => change(next ?? 1)}
      />
    </Field>
  )
  switch (block.kind) {
    case 'facts':
      return columns(3, block.columns, (next) => onChange({ ...block, columns: next }))
    case 'pictures':
      return columns(4, block.columns, (next) => onChange({ ...block, columns: next }))
    case 'answers':
      return (
        <>
          {columns(3, block.columns, (next) => onChange({ ...block, columns: next }))}
          <Field label={t('recordLayouts.questions')}>
            <Select
              mode="multiple"
              optionFilterProp="label"
              placeholder={t('recordLayouts.questionsAll')}
              value={block.components}
              options={questions.map(({ id, title }) => ({ value: id, label: title || id }))}
              onChange={(components) => onChange({ ...block, components })}
            />
          </Field>
        </>
      )
    case 'text':
      return (
        <Input.TextArea
          aria-label={t('recordLayouts.text')}
          autoSize
          maxLength={paperTextMax}
          value={block.text}
          onChange={({ target }) => onChange({ ...block, text: target.value })}
        />
      )
    case 'signLines':
      return <Labels labels={block.labels} onChange={(labels) => onChange({ ...block, labels })} />
    default:
      return null
  }
}

/** Names of lines to sign on, written in one field. */
function Labels({ labels, onChange }: { labels: readonly string[]; onChange: (labels: string[]) => void }) {
  const { t } = useTranslation()
  const { formatNames } = useFormats()
  const [written, setWritten] = useState(formatNames(labels))
  return (
    <Field label={t('recordLayouts.signLabels')} hint={t('recordLayouts.signLabelsHint', { max: signLinesMax })}>
      <Input
        value={written}
        onChange={({ target }) => {
          setWritten(target.value)
          const some = target.value.split(/[,，、]/).map((label) => label.trim().slice(0, 20))
          onChange(some.filter(Boolean).slice(0, signLinesMax))
        }}
      />
    </Field>
  )
}
