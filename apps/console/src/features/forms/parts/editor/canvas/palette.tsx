import { useDraggable } from '@dnd-kit/core'
import { editorOf, type PaletteGroup, paletteGroups } from '@matai/form-kit/editor'
import { componentTypes } from '@matai/form-kit/schema'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { componentOf } from '../model/arrange.ts'
import { PasteQuestions } from '../../new/paste-questions.tsx'
import { TakeQuestions } from '../../new/take-questions.tsx'
import type { FormEditor } from '../use-form-editor.ts'
import css from './canvas.module.css'
import { dragOf, type Wanted } from './drag-names.ts'
import { TypeIcon } from './type-icon.tsx'
import { useAdd } from './use-add.ts'
import { nameOf } from './wanted-name.ts'

/** The types of a group, each followed by what it can begin as besides. */
const wantedOf = (group: PaletteGroup): Wanted[] =>
  componentTypes
    .filter((type) => editorOf(type).group === group)
    .flatMap((type) =>
      ['', ...(editorOf(type).presets ?? []).map(({ key }) => key)].map((preset) => ({ type, preset })),
    )

const groups = paletteGroups.map((group) => ({ group, wanted: wantedOf(group) }))

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
      <TakeQuestions editor={editor} />
      <PaletteGroups onAdd={add} />
    </nav>
  )
}

/** The same whatever is written beside it. */
const PaletteGroups = memo(function PaletteGroups({ onAdd }: Pick<PaletteItemProps, 'onAdd'>) {
  const { t } = useTranslation()
  return (
    <>
      {groups.map(({ group, wanted }) => (
        <section key={group} aria-label={t(`formEditor.group_${group}`)}>
          <h2>{t(`formEditor.group_${group}`)}</h2>
          <ul>
            {wanted.map((one) => (
              <li key={dragOf(one)}>
                <PaletteItem wanted={one} name={t(nameOf(one))} onAdd={onAdd} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
})

interface PaletteItemProps {
  wanted: Wanted
  name: string
  onAdd: (wanted: Wanted) => void
}

const PaletteItem = memo(function PaletteItem({ wanted, name, onAdd }: PaletteItemProps) {
  const { setNodeRef, listeners } = useDraggable({ id: dragOf(wanted) })
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={css.type}
      title={name}
      // The keyboard has Enter, which needs no way across the page.
      onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      onClick={() => onAdd(wanted)}
    >
      <TypeIcon {...wanted} />
      <span>{name}</span>
    </button>
  )
})
