import { type MouseEvent as ReactMouseEvent, type RefObject, useState } from 'react'
import { type Box, boundsOf, overlap } from '../model/boxes.ts'
import type { LabelEditor } from '../use-label-editor.ts'

/** Pixels that a hand moves without meaning to. */
const unmeant = 4

/** A rectangle drawn on the empty part of the stage chooses what it touches; with Shift or Ctrl besides what is chosen. */
export function useMarquee(editor: LabelEditor, sheet: RefObject<HTMLElement | null>, scale: number) {
  const [marquee, setMarquee] = useState<Box | null>(null)

  function start(event: ReactMouseEvent): void {
    const origin = sheet.current?.getBoundingClientRect()
    if (event.button !== 0 || !origin) return
    const kept = event.shiftKey || event.ctrlKey || event.metaKey ? editor.selection : []
    const from = { x: event.clientX, y: event.clientY }
    let drawn: Box | null = null

    function move({ clientX, clientY }: MouseEvent): void {
      if (!origin || (!drawn && Math.hypot(clientX - from.x, clientY - from.y) < unmeant)) return
      drawn = {
        x: (Math.min(clientX, from.x) - origin.left) / scale,
        y: (Math.min(clientY, from.y) - origin.top) / scale,
        width: Math.abs(clientX - from.x) / scale,
        height: Math.abs(clientY - from.y) / scale,
      }
      setMarquee(drawn)
    }

    function end(): void {
      window.removeEventListener('mousemove', move)
      window.removeEventListener('mouseup', end)
      setMarquee(null)
      const box = drawn
      const touched = box ? editor.content.design.layers.filter((layer) => overlap(boundsOf(layer), box)) : []
      editor.act({ do: 'select', ids: [...new Set([...kept, ...touched.map(({ id }) => id)])] })
    }

    window.addEventListener('mousemove', move)
    window.addEventListener('mouseup', end)
  }
  return { marquee, start }
}
