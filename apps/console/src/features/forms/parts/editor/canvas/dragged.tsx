import { useDndContext } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import css from './canvas.module.css'
import { typeDragged } from './drag-names.ts'

/** What goes with the pointer on its way from the palette; questions move by themselves. */
export function Dragged() {
  const { t } = useTranslation()
  const { active } = useDndContext()
  const type = active ? typeDragged(String(active.id)) : undefined
  return type ? <div className={css.dragged}>{t(`forms.type_${type}`)}</div> : null
}
