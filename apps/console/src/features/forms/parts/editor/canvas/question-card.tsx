import { useSortable } from '@dnd-kit/sortable'
import type { Component, Finding } from '@matai/form-kit/schema'
import { type CSSProperties, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingFields } from '../settings/setting-fields.tsx'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'
import { CardHead } from './card-head.tsx'

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
  const name = settings.title || t(`forms.type_${type}`)

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
        />
        <CardHead component={component} number={number} isOpen={isOpen} edit={edit} choose={choose} />
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

function placedAt({ transform, transition }: ReturnType<typeof useSortable>): CSSProperties {
  if (!transform) return {}
  return { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, ...(transition ? { transition } : {}) }
}
