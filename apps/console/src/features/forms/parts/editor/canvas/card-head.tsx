import type { Component } from '@matai/form-kit/schema'
import { Button } from 'antd'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DownIcon, UpIcon } from '../../../../../ui/editor-icons.ts'
import { CopyIcon, DeleteIcon } from '../../../../../ui/icons.ts'
import { newId } from '../model/new-id.ts'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'
import { TypeIcon } from './type-icon.tsx'

interface CardHeadProps extends Pick<FormEditor, 'edit' | 'choose'> {
  component: Component
  /** as fillers count; undefined: not counted */
  number: number | undefined
  isOpen: boolean
}

/** What a question asks, and what is done with it. A drag moves its card many times a second, and nothing of this changes then. */
export const CardHead = memo(function CardHead({ component, number, isOpen, edit, choose }: CardHeadProps) {
  const { id, type, settings } = component
  const { t } = useTranslation()
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
    <>
      <button
        type="button"
        ref={opener}
        className={css.opener}
        aria-expanded={isOpen}
        title={t('formEditor.cardKeys')}
        onClick={() => choose(isOpen ? '' : id)}
        onKeyDown={onKeyDown}
      >
        <span className={css.name} data-long={name.length > surelyFits}>
          {number !== undefined && <span className={css.number}>{number}.</span>} {name}
          {isRequired && <span className={css.star}> *</span>}
        </span>
        <span className={css.kind}>
          <TypeIcon type={type} /> {kind}
        </span>
      </button>
      <span className={css.tools}>
        {button(t('qrCodes.moveUp'), <UpIcon />, () => nudge(-1))}
        {button(t('qrCodes.moveDown'), <DownIcon />, () => nudge(1))}
        {button(t('formEditor.duplicate'), <CopyIcon />, duplicate)}
        {button(t('formEditor.remove'), <DeleteIcon />, remove)}
      </span>
    </>
  )
})

/** Letters that have room on the smallest screen. */
const surelyFits = 12

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
