import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SortableProps {
  /** What is sorted, in the order in which it is shown, with the words that a screen reader says for it. */
  rows: { id: string; name: string }[]
  /** One was put down in the place of another. */
  onMove: (id: string, other: string) => void
  children: ReactNode
}

// Whatever is made anew for a render draws every row again.
const fromAfar = { activationConstraint: { distance: 4 } }
const byKeys = { coordinateGetter: sortableKeyboardCoordinates }

/** Rows below each other that are dragged by mouse, finger or keyboard, and say where they are. */
export function Sortable({ rows, onMove, children }: SortableProps) {
  const sensors = useSensors(useSensor(PointerSensor, fromAfar), useSensor(KeyboardSensor, byKeys))
  const accessibility = useDragWords(rows)
  const ids = useIds(rows)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over) onMove(String(active.id), String(over.id))
      }}
      accessibility={accessibility}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** The ids in their order; the same list while only what the rows say changes. */
function useIds(rows: SortableProps['rows']): string[] {
  const [ids, setIds] = useState(() => rows.map(({ id }) => id))
  const isSame = ids.length === rows.length && rows.every(({ id }, at) => id === ids[at])
  if (isSame) return ids
  const next = rows.map(({ id }) => id)
  setIds(next)
  return next
}

/** What a screen reader hears while a row is dragged. */
function useDragWords(rows: SortableProps['rows']) {
  const { t } = useTranslation()
  return useMemo(() => {
    const placeOf = (one: Active | Over | null) => rows.findIndex(({ id }) => id === one?.id) + 1
    const nameOf = (one: Active) => rows[placeOf(one) - 1]?.name ?? ''
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('app.dragStarted', { name: nameOf(active) }),
      onDragOver: ({ active, over }) =>
        over ? t('app.dragOver', { name: nameOf(active), place: placeOf(over) }) : undefined,
      onDragEnd: ({ active, over }) => t('app.dragEnded', { name: nameOf(active), place: placeOf(over ?? active) }),
      onDragCancel: ({ active }) => t('app.dragCancelled', { name: nameOf(active) }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('app.dragHelp') } }
  }, [rows, t])
}
