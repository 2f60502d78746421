import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FillContext } from '../../engine/fill-face.ts'
import type { Wired } from '../../fills/question.tsx'
import { drawLine, drawName, pictureOf, pointOf, prepare } from './drawing.ts'

interface PadProps {
  /** of the question: the typed name is what can be told that something is wrong */
  wired: Wired
  title: string
  context: FillContext
  isDrawn: boolean
  onDrawn(isDrawn: boolean): void
  onPicture(picture: File): void
}

/** Paper to sign on, with a name that is typed as the other way: not everybody can draw. */
export function Pad({ wired, title, context: { say }, isDrawn, onDrawn, onPicture }: PadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)
  const [name, setName] = useState('')

  useEffect(() => {
    if (canvas.current) prepare(canvas.current)
    // Paper that comes back after a signature was taken away is empty.
    onDrawn(false)
  }, [onDrawn])

  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    // The pen stays on this paper, also when it slides over the edge.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    last.current = pointOf(event.currentTarget, event)
    drawLine(event.currentTarget, last.current, last.current)
    onDrawn(true)
  }
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return
    const here = pointOf(event.currentTarget, event)
    drawLine(event.currentTarget, last.current, here)
    last.current = here
  }
  const up = () => {
    last.current = null
  }
  const erase = () => {
    if (canvas.current) prepare(canvas.current)
    onDrawn(false)
    setName('')
  }
  const type = (text: string) => {
    setName(text)
    onDrawn(text.trim() !== '')
    if (canvas.current) drawName(canvas.current, text.trim())
  }
  const keep = async () => {
    const picture = canvas.current && (await pictureOf(canvas.current))
    if (picture) onPicture(picture)
  }

  return (
    <>
      <canvas
        ref={canvas}
        className="mt-pad"
        data-wrong={wired['aria-invalid']}
        role="img"
        aria-label={say('formFill.signHere', { title })}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      />
      <div className="mt-row">
        <button type="button" className="mt-button mt-main" disabled={!isDrawn} onClick={() => void keep()}>
          {say('formFill.signDone')}
        </button>
        <button type="button" className="mt-button" disabled={!isDrawn} onClick={erase}>
          {say('formFill.erase')}
        </button>
      </div>
      <label className="mt-below">
        {say('formFill.signByName')}
        <input
          type="text"
          className="mt-input"
          {...wired}
          autoComplete="name"
          maxLength={30}
          value={name}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
    </>
  )
}
