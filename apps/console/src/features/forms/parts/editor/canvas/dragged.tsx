import { useDndContext } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import css from './canvas.module.css'
import { wantedIn } from './drag-names.ts'
import { nameOf } from './wanted-name.ts'

/** What goes with the pointer on its way from the palette; questions move by themselves. */
export function Dragged() {
  const { t } = useTranslation()
  const { active } = useDndContext()
  const wanted = active ? wantedIn(String(active.id)) : undefined
  return wanted ? <div className={css.dragged}>{t(nameOf(wanted))}</div> : null
}
