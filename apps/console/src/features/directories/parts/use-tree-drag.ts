import {
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Directory } from '@matai/contract'
import { useState } from 'react'
import { placeAt, type Zone } from './directory-tree.ts'
import type { DirectoryDeeds } from './use-directory-deeds.ts'

export interface Drop {
  over: number
  zone: Zone
  /** Why it cannot be dropped there. */
  refusal: string | undefined
}

/** Where a drag began; touch events have no height of their own. */
function heightOf(event: Event): number | undefined {
  return event instanceof MouseEvent ? event.clientY : (event as Partial<TouchEvent>).touches?.[0]?.clientY
}

/** A finger that rests on a directory drags it, one that moves at once scrolls. */
const touch = { activationConstraint: { delay: 250, tolerance: 8 } }

/** Dragging with mouse or finger: onto a directory, above it or below it. The keyboard has the menu. */
export function useTreeDrag(directories: Directory[], deeds: DirectoryDeeds) {
  const [dragged, setDragged] = useState<Directory | null>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, touch),
  )
  const byId = (id: string | number | undefined) => directories.find((directory) => directory.id === id)

  function dropOf({ active, over, activatorEvent, delta }: DragMoveEvent): Drop | null {
    const target = byId(over?.id)
    const start = heightOf(activatorEvent)
    if (!over || !target || over.id === active.id || start === undefined) return null
    const share = (start + delta.y - over.rect.top) / over.rect.height
    const zone = share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'into'
    const moved = Number(active.id)
    return { over: target.id, zone, refusal: deeds.refusal(moved, placeAt(directories, moved, target, zone)) }
  }

  const stop = () => {
    setDragged(null)
    setDrop(null)
  }
  return {
    dragged,
    drop,
    sensors,
    onDragStart: ({ active }: DragStartEvent) => setDragged(byId(active.id) ?? null),
    onDragMove: (event: DragMoveEvent) => setDrop(dropOf(event)),
    onDragEnd: (event: DragEndEvent) => {
      const aim = dropOf(event)
      const target = byId(aim?.over)
      if (dragged && aim && target) void deeds.move(dragged, placeAt(directories, dragged.id, target, aim.zone))
      stop()
    },
    onDragCancel: stop,
  }
}
