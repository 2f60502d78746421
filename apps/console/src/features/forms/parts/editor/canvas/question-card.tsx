import { useSortable } from '@dnd-kit/sortable'
import type { Component, Finding } from '@matai/form-kit/schema'
import { Button } from 'antd'
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DownIcon, DragIcon, UpIcon } from '../../../../../ui/editor-icons.ts'
import { CopyIcon, DeleteIcon } from '../../../../../ui/icons.ts'
import { newId } from '../model/new-id.ts'
import { SettingFields } from '../settings/setting-fields.tsx'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'
import { TypeIcon } from './type-icon.tsx'

interface QuestionCardProps extends Pick<FormEditor, 'edit' | 'choose' | 'media'> {
  component: Component
  /** as fillers count; undefined: not counted */
  number: number | undefined
  isOpen: boolean
  findings: readonly Finding[]
}

/** One component: a line that says what it asks; opened, all that can be set of it. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { component, number, isOpen, findings, edit, choose, media } = props
  const { id, type, settings } = component
  const { t } = useTranslation()
  const sortable = useSortable({ id })
  const opener = useRef<HTMLButtonElement>(null)
  const kind = t(`forms.type_${type}`)
  const name = settings.title || kind
  const isRequired = 'required' in settings && settings.required

  // What was just added may stand out of sight.
  useEffect(() => {
    if (isOpen) opener.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])

  const duplicate = () => {
    const copy = newId()
    edit({ do: 'duplicate', id, copy, at: Date.now() })
    choose(copy)
  }
  const remove = () => edit({ do: 'remove', id, at: Date.now() })
  const nudge = (by: 1 | -1) => edit({ do: 'nudge', id, by, at: Date.now() })

  function onKeyDown(event: KeyboardEvent) {
    const deed = deedOf(event)
    if (!deed) return
    event.preventDefault()
    const beside = deed === 'remove' ? neighbourOf(id) : id
    const deeds = { up: () => nudge(-1), down: () => nudge(1), duplicate, remove }
    deeds[deed]()
    // What moves in the page loses the focus, and what is gone has none.
    if (deed !== 'duplicate') requestAnimationFrame(() => openerOf(beside)?.focus())
  }

  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button type="text" size="small" icon={icon} aria-label={`${label} · ${name}`} title={label} onClick={onClick} />
  )
  return (
    // Two questions may be called the same, so that none of them is a landmark.
    <div
      ref={sortable.setNodeRef}
      className={css.card}
      role="group"
      data-question={id}
      style={placedAt(sortable)}
      data-dragging={sortable.isDragging}
      data-open={isOpen}
      data-wrong={findings.some(({ level }) => level === 'error')}
      aria-label={name}
    >
      <header className={css.cardHead}>
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          className={css.handle}
          data-handle
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t('qrCodes.drag', { block: name })}
        >
          <DragIcon aria-hidden />
        </button>
        <button
          type="button"
          ref={opener}
          className={css.opener}
          aria-expanded={isOpen}
          title={t('formEditor.cardKeys')}
          onClick={() => choose(isOpen ? '' : id)}
          onKeyDown={onKeyDown}
        >
          <span className={css.name}>
            {number !== undefined && <span className={css.number}>{number}.</span>} {name}
            {isRequired && <span className={css.star}> *</span>}
          </span>
          <span className={css.kind}>
            <TypeIcon type={type} /> {kind}
          </span>
        </button>
        {button(t('qrCodes.moveUp'), <UpIcon />, () => nudge(-1))}
        {button(t('qrCodes.moveDown'), <DownIcon />, () => nudge(1))}
        {button(t('formEditor.duplicate'), <CopyIcon />, duplicate)}
        {button(t('formEditor.remove'), <DeleteIcon />, remove)}
      </header>
      {isOpen && (
        <SettingFields
          component={component}
          findings={findings}
          media={media}
          onChange={(changed, field) => edit({ do: 'change', id, settings: changed, field, at: Date.now() })}
        />
      )}
      {!isOpen &&
        findings.map(({ phrase, params, path }) => (
          <p key={`${phrase} ${path.join('.')}`} className={css.fault} role="alert">
            {t(phrase, params)}
          </p>
        ))}
    </div>
  )
})

type KeyDeed = 'up' | 'down' | 'duplicate' | 'remove'

/** What a key does with the question that has the focus. */
function deedOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): KeyDeed | undefined {
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined
  if (ctrlKey || metaKey) return key.toLowerCase() === 'd' ? 'duplicate' : undefined
  return key === 'Delete' ? 'remove' : undefined
}

const openerOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-question='${id}'] > header > [aria-expanded]`)

/** The question below; above the last one. */
function neighbourOf(id: string): string {
  const ids = [...document.querySelectorAll<HTMLElement>('[data-question]')].map((card) => card.dataset.question ?? '')
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1] ?? ''
}

function placedAt({ transform, transition }: ReturnType<typeof useSortable>): CSSProperties {
  if (!transform) return {}
  return { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, ...(transition ? { transition } : {}) }
}
