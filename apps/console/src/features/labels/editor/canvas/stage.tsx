import type { ShapeSheet } from '@matai/qr'
import { lazy, type MouseEvent, type RefObject, Suspense, type TouchEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type Moveable from 'react-moveable'
import type { Deeds } from '../use-deeds.ts'
import type { LabelEditor } from '../use-label-editor.ts'
import css from './canvas.module.css'
import { LabelPicture } from './label-picture.tsx'
import { LayerBox } from './layer-box.tsx'
import { Ruler } from './ruler.tsx'
import { useBoxKeys } from './use-box-keys.ts'
import { useMarquee } from './use-marquee.ts'
import { around, type Zoom } from './use-zoom.ts'

const Handles = lazy(async () => ({ default: (await import('./handles.tsx')).Handles }))

interface StageProps {
  editor: LabelEditor
  deeds: Deeds
  /** The whole label as shapes. */
  picture: ShapeSheet
  zoom: Zoom
  room: RefObject<HTMLDivElement | null>
  /** Millimetres between the lines of the grid; null without one. */
  grid: number | null
  /** Where the properties begin: a double click goes there. */
  onOpen: () => void
}

/** The label with rulers and handles; what is drawn is what is printed. */
export function Stage({ editor, deeds, picture, zoom, room, grid, onOpen }: StageProps) {
  const { t } = useTranslation()
  const { design, selection, act } = editor
  const { scale } = zoom
  const sheet = useRef<HTMLDivElement>(null)
  const moveable = useRef<Moveable>(null)
  const pointed = useRef(false)
  const keys = useBoxKeys(editor, deeds, onOpen)
  const { marquee, start } = useMarquee(editor, sheet, scale)
  const size = { width: design.width * scale, height: design.height * scale }

  const { wanted, focus } = editor
  useEffect(() => {
    const box = wanted && sheet.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(wanted)}"]`)
    if (!box) return
    box.focus({ preventScroll: true })
    focus(null)
  }, [wanted, focus, design.layers])

  function press(event: MouseEvent | TouchEvent): void {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-layer]') : null
    const onHandle = event.target instanceof Element && event.target.closest('.moveable-control-box') !== null
    pointed.current = true
    setTimeout(() => (pointed.current = false))
    keys.stopGathering()
    if (onHandle) return
    if (!box) {
      if (!('touches' in event)) start(event)
      return
    }
    const id = box.dataset.layer ?? ''
    if (event.shiftKey || event.ctrlKey || event.metaKey) return act({ do: 'toggle', id })
    if (selection.includes(id)) return
    // Handles follow the choice a moment later; then the same press goes on as a drag, unless it has ended: a tap is
    // shorter than that, and a drag without an end would move the layer with every later step of the mouse.
    const following = moveable.current?.waitToChangeTarget() ?? new Promise(requestAnimationFrame)
    flushSync(() => act({ do: 'select', ids: [id] }))
    const { nativeEvent } = event
    const ended = new AbortController()
    for (const end of ['mouseup', 'touchend', 'touchcancel']) {
      window.addEventListener(end, () => ended.abort(), { capture: true, signal: ended.signal })
    }
    void following.then(() => {
      if (!ended.signal.aborted) moveable.current?.dragStart(nativeEvent)
    })
  }

  return (
    // Empty space is dragged over to choose; the keyboard chooses with Space.
    <div ref={room} role="presentation" className={css.stage} onMouseDown={press} onTouchStart={press}>
      <div className={css.paper}>
        <div className={css.corner} />
        <div className={css.top} style={{ paddingInline: around }}>
          <Ruler along="across" length={design.width} scale={scale} />
        </div>
        <div className={css.left} style={{ paddingBlock: around }}>
          <Ruler along="down" length={design.height} scale={scale} />
        </div>
        <div
          ref={sheet}
          role="listbox"
          aria-multiselectable
          aria-label={t('labelEditor.canvas', { width: design.width, height: design.height })}
          tabIndex={design.layers.length === 0 ? 0 : -1}
          className={css.sheet}
          style={{ ...size, margin: around }}
          onKeyDown={keys.onKeyDown}
          onFocus={({ target }) => {
            if (target.dataset.layer) keys.onFocus(target.dataset.layer, !pointed.current)
          }}
          onDoubleClick={onOpen}
        >
          <LabelPicture sheet={picture} className={css.picture ?? ''} {...size} />
          {grid !== null && <Grid step={grid * scale} />}
          {design.layers.map((layer) => (
            <LayerBox
              key={layer.id}
              layer={layer}
              scale={scale}
              chosen={selection.includes(layer.id)}
              first={layer.id === keys.first}
            />
          ))}
          {marquee && (
            <div
              className={css.marquee}
              style={{
                left: marquee.x * scale,
                top: marquee.y * scale,
                width: marquee.width * scale,
                height: marquee.height * scale,
              }}
            />
          )}
          <Suspense>
            <Handles editor={editor} sheet={sheet} moveable={moveable} scale={scale} grid={grid} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

function Grid({ step }: { step: number }) {
  const line = 'color-mix(in srgb, #2f6fed 22%, transparent)'
  return (
    <div
      className={css.grid}
      style={{
        backgroundImage: `linear-gradient(to right, ${line} 1px, transparent 1px), linear-gradient(to bottom, ${line} 1px, transparent 1px)`,
        backgroundSize: `${step}px ${step}px`,
      }}
    />
  )
}
