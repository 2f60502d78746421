import { useDraggable } from '@dnd-kit/core'
import { editorOf, type PaletteGroup, paletteGroups } from '@matai/form-kit/editor'
import { type ComponentType, componentTypes } from '@matai/form-kit/schema'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { componentOf } from '../model/arrange.ts'
import { PasteQuestions } from '../../new/paste-questions.tsx'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'
import { dragOf } from './drag-names.ts'
import { TypeIcon } from './type-icon.tsx'
import { useAdd } from './use-add.ts'

const typesIn = (group: PaletteGroup) => componentTypes.filter((type) => editorOf(type).group === group)

/** Every type there is: a click puts one behind the chosen question, a drag anywhere. */
export function Palette({ editor }: { editor: FormEditor }) {
  const { t } = useTranslation()
  const add = useAdd(editor)
  const chosen = componentOf(editor.document, editor.chosen)
  const name = chosen && (chosen.settings.title || t(`forms.type_${chosen.type}`))
  return (
    <nav className={css.palette} aria-label={t('formEditor.palette')}>
      <p className={css.where}>{name ? t('formEditor.addBehind', { name }) : t('formEditor.addAtEnd')}</p>
      <PasteQuestions editor={editor} />
      <PaletteGroups onAdd={add} />
    </nav>
  )
}

/** The same whatever is written beside it. */
const PaletteGroups = memo(function PaletteGroups({ onAdd }: Pick<PaletteItemProps, 'onAdd'>) {
  const { t } = useTranslation()
  return (
    <>
      {paletteGroups.map((group) => (
        <section key={group} aria-label={t(`formEditor.group_${group}`)}>
          <h2>{t(`formEditor.group_${group}`)}</h2>
          <ul>
            {typesIn(group).map((type) => (
              <li key={type}>
                <PaletteItem type={type} name={t(`forms.type_${type}`)} onAdd={onAdd} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
})

interface PaletteItemProps {
  type: ComponentType
  name: string
  onAdd: (type: ComponentType) => void
}

const PaletteItem = memo(function PaletteItem({ type, name, onAdd }: PaletteItemProps) {
  const { setNodeRef, listeners } = useDraggable({ id: dragOf(type) })
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={css.type}
      title={name}
      // The keyboard has Enter, which needs no way across the page.
      onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      onClick={() => onAdd(type)}
    >
      <TypeIcon type={type} />
      <span>{name}</span>
    </button>
  )
})
