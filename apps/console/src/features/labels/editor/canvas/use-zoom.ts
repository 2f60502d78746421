import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Pixels of a millimetre at 100 %. */
export const pixelsPerMm = 96 / 25.4
const limits = { min: 0.25, max: 8 }
/** Room around the label on all sides, in pixels. */
export const around = 24

/** How large the label stands on the screen: as large as fits, or so many times its real size. */
export function useZoom(room: RefObject<HTMLElement | null>, label: { width: number; height: number }) {
  const [zoom, setZoom] = useState<'fit' | number>('fit')
  const [size, setSize] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])

  const across = (size.width - 2 * around - 24) / (label.width * pixelsPerMm)
  const down = (size.height - 2 * around - 24) / (label.height * pixelsPerMm)
  const fitting = bounded(Math.min(across, down))
  const factor = zoom === 'fit' ? fitting : zoom

  useEffect(() => {
    const element = room.current
    if (!element) return
    /** Browsers zoom the page by this, unless they are told not to; only a listener of our own can. */
    function onWheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      setZoom((before) => bounded((before === 'fit' ? fitting : before) * (event.deltaY < 0 ? 1.15 : 1 / 1.15)))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [room, fitting])

  return {
    /** Pixels of a millimetre. */
    scale: factor * pixelsPerMm,
    percent: Math.round(factor * 100),
    isFit: zoom === 'fit',
    fit: () => setZoom('fit'),
    real: () => setZoom(1),
    step: (by: 1 | -1) => setZoom(bounded(factor * (by === 1 ? 1.25 : 0.8))),
  }
}

export type Zoom = ReturnType<typeof useZoom>

function bounded(factor: number): number {
  return Math.min(limits.max, Math.max(limits.min, Number.isFinite(factor) ? factor : 1))
}
