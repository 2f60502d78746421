import { Button } from 'antd'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { sendFile } from '../../../files/public.ts'
import css from '../records.module.css'

/** Of the canvas, in its own pixels: sharp enough for paper. */
const size = { width: 900, height: 360 }
const thickness = 5

/** A signature by finger, pen or mouse; it is stored as a picture when the hand is lifted. */
export function SignaturePad({ onChange }: { onChange: (fileId: string) => void }) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isSigned, setSigned] = useState(false)
  const last = useRef<{ x: number; y: number }>(undefined)

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height }
  }

  function draw(event: PointerEvent<HTMLCanvasElement>) {
    const pen = canvas.current?.getContext('2d')
    const from = last.current
    if (!pen || !from) return
    const to = placeOf(event)
    pen.lineWidth = thickness
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
    last.current = to
  }

  function keep() {
    last.current = undefined
    setSigned(true)
    canvas.current?.toBlob((blob) => {
      if (!blob) return
      sendFile(new File([blob], 'signature.png', { type: 'image/png' }), () => undefined).then(
        ({ id }) => onChange(id),
        (error: unknown) => toast.error(sentenceOf(error)),
      )
    })
  }

  function clear() {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height)
    setSigned(false)
    onChange('')
  }

  return (
    <div>
      <span className={css.soft}>{t('recordScreens.signHere')}</span>
      <canvas
        ref={canvas}
        {...size}
        className={css.pad}
        role="img"
        aria-label={t('recordScreens.signature')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = placeOf(event)
          draw(event)
        }}
        onPointerMove={draw}
        onPointerUp={keep}
      />
      {isSigned && (
        <Button size="small" onClick={clear}>
          {t('recordScreens.signAgain')}
        </Button>
      )}
    </div>
  )
}
