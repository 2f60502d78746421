import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { setPreference, usePreferences } from '../../../preferences.ts'

/** Pixels that the tree of directories may be wide. */
const bounds = { min: 160, max: 480 }
const step = 16

const setWidth = (width: number) =>
  setPreference('railWidth', Math.round(Math.min(bounds.max, Math.max(bounds.min, width))))

/** Makes the tree wider and narrower, by mouse, finger or arrow keys; a double click gives back its usual width. */
export function RailGrip({ className }: { className: string }) {
  const { t } = useTranslation()
  const width = usePreferences(({ railWidth }) => railWidth)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const grip = event.currentTarget
    const begun = event.clientX - width
    grip.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent) => setWidth(clientX - begun)
    grip.addEventListener('pointermove', move)
    grip.addEventListener('lostpointercapture', () => grip.removeEventListener('pointermove', move), { once: true })
  }
  function onKeyDown(event: KeyboardEvent) {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (!change) return
    event.preventDefault()
    setWidth(width + change)
  }
  return (
    <div
      className={className}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('directories.width')}
      aria-valuenow={width}
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      onPointerDown={onPointerDown}
      onDoubleClick={() => setWidth(200)}
      onKeyDown={onKeyDown}
    />
  )
}
