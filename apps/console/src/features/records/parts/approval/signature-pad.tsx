import { Button } from 'antd'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../records.module.css'

/** Of the canvas, in its own pixels: sharp enough for paper. */
const size = { width: 900, height: 360 }
const thickness = 5

/** The picture of a signature as it is when it is asked for. */
export type TakeSignature = () => Promise<File>

/** A signature by finger, pen or mouse; `undefined` while nobody has signed. */
export function SignaturePad({ onChange }: { onChange: (take: TakeSignature | undefined) => void }) {
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
    if (!last.current) return
    last.current = undefined
    setSigned(true)
    onChange(take)
  }

  const take: TakeSignature = () =>
    new Promise((resolve, reject) => {
      if (!canvas.current) return reject(new Error('nobody signed'))
      canvas.current.toBlob((blob) => {
        if (blob) resolve(new File([blob], 'signature.png', { type: 'image/png' }))
        else reject(new Error('the signature is no picture'))
      })
    })

  function clear() {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height)
    setSigned(false)
    onChange(undefined)
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
